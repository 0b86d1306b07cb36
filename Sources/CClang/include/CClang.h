// The part of libclang's C interface that Molt uses, declared here so that building needs no header of libclang, and
// a table of its functions that is filled when the library is loaded. Layouts and numbers are those of its stable ABI.
#ifndef MOLT_CCLANG_H
#define MOLT_CCLANG_H

#include <stdbool.h>
#include <stddef.h>

typedef void *MoltClangIndex;
typedef void *MoltClangUnit;
typedef void *MoltClangDiagnostic;
typedef void *MoltClangFile;
typedef void *MoltClangDatabase;
typedef void *MoltClangCommands;
typedef void *MoltClangCommand;

typedef struct {
  const void *data;
  unsigned flags;
} MoltClangString;

typedef struct {
  int kind;
  int xdata;
  const void *data[3];
} MoltClangCursor;

typedef struct {
  int kind;
  void *data[2];
} MoltClangType;

typedef struct {
  const void *data[2];
  unsigned offset;
} MoltClangLocation;

typedef struct {
  const void *data[2];
  unsigned begin;
  unsigned end;
} MoltClangRange;

typedef struct {
  const char *filename;
  const char *contents;
  unsigned long length;
} MoltClangUnsavedFile;

typedef struct {
  int major;
  int minor;
  int patch;
} MoltClangVersion;

typedef struct {
  MoltClangString platform;
  MoltClangVersion introduced;
  MoltClangVersion deprecated;
  MoltClangVersion obsoleted;
  int unavailable;
  MoltClangString message;
} MoltClangAvailability;

// The cursors and types that are told apart by their numbers.
#define MoltCursorStruct 2
#define MoltCursorEnum 5
#define MoltCursorEnumConstant 7
#define MoltCursorFunction 8
#define MoltCursorVariable 9
#define MoltCursorInterface 11
#define MoltCursorCategory 12
#define MoltCursorProtocol 13
#define MoltCursorProperty 14
#define MoltCursorInstanceMethod 16
#define MoltCursorClassMethod 17
#define MoltCursorTypedef 20
#define MoltCursorNamespace 22
#define MoltCursorLinkage 23
#define MoltCursorTypeParameter 27
#define MoltCursorSuperclassReference 40
#define MoltCursorProtocolReference 41
#define MoltCursorClassReference 42
#define MoltCursorUnexposedAttribute 400
#define MoltCursorAnnotateAttribute 406
#define MoltCursorFlagEnumAttribute 437

#define MoltTypeUnexposed 1
#define MoltTypeVoid 2
#define MoltTypeBool 3
#define MoltTypeFirstInteger 4
#define MoltTypeLastInteger 20
#define MoltTypeFloat 21
#define MoltTypeDouble 22
#define MoltTypeObjCId 27
#define MoltTypeObjCClass 28
#define MoltTypeObjCSel 29
#define MoltTypePointer 101
#define MoltTypeBlockPointer 102
#define MoltTypeLValueReference 103
#define MoltTypeRValueReference 104
#define MoltTypeRecord 105
#define MoltTypeEnum 106
#define MoltTypeTypedef 107
#define MoltTypeObjCInterface 108
#define MoltTypeObjCObjectPointer 109
#define MoltTypeFunctionNoProto 110
#define MoltTypeFunctionProto 111
#define MoltTypeConstantArray 112
#define MoltTypeIncompleteArray 114
#define MoltTypeVariableArray 115
#define MoltTypeElaborated 119
#define MoltTypeObjCObject 161
#define MoltTypeObjCTypeParam 162
#define MoltTypeAttributed 163

typedef int (*MoltClangVisitor)(MoltClangCursor cursor, MoltClangCursor parent, void *data);

typedef struct {
  void *handle;
  const char *(*getCString)(MoltClangString);
  void (*disposeString)(MoltClangString);
  MoltClangString (*getClangVersion)(void);
  MoltClangIndex (*createIndex)(int excludeDeclarationsFromPCH, int displayDiagnostics);
  void (*disposeIndex)(MoltClangIndex);
  int (*parseTranslationUnit2)(MoltClangIndex, const char *, const char *const *, int, MoltClangUnsavedFile *, unsigned,
                               unsigned, MoltClangUnit *);
  void (*disposeTranslationUnit)(MoltClangUnit);
  MoltClangCursor (*getTranslationUnitCursor)(MoltClangUnit);
  unsigned (*getNumDiagnostics)(MoltClangUnit);
  MoltClangDiagnostic (*getDiagnostic)(MoltClangUnit, unsigned);
  void (*disposeDiagnostic)(MoltClangDiagnostic);
  int (*getDiagnosticSeverity)(MoltClangDiagnostic);
  MoltClangString (*getDiagnosticSpelling)(MoltClangDiagnostic);
  MoltClangLocation (*getDiagnosticLocation)(MoltClangDiagnostic);
  unsigned (*visitChildren)(MoltClangCursor, MoltClangVisitor, void *);
  MoltClangString (*getCursorSpelling)(MoltClangCursor);
  MoltClangLocation (*getCursorLocation)(MoltClangCursor);
  MoltClangRange (*getCursorExtent)(MoltClangCursor);
  MoltClangLocation (*getRangeStart)(MoltClangRange);
  void (*getExpansionLocation)(MoltClangLocation, MoltClangFile *, unsigned *, unsigned *, unsigned *);
  void (*getSpellingLocation)(MoltClangLocation, MoltClangFile *, unsigned *, unsigned *, unsigned *);
  MoltClangString (*getFileName)(MoltClangFile);
  const char *(*getFileContents)(MoltClangUnit, MoltClangFile, size_t *);
  int (*isCursorDefinition)(MoltClangCursor);
  MoltClangCursor (*getCursorDefinition)(MoltClangCursor);
  MoltClangCursor (*getCanonicalCursor)(MoltClangCursor);
  unsigned (*equalCursors)(MoltClangCursor, MoltClangCursor);
  MoltClangCursor (*getCursorReferenced)(MoltClangCursor);
  MoltClangCursor (*getCursorSemanticParent)(MoltClangCursor);
  int (*getCursorAvailability)(MoltClangCursor);
  int (*getCursorPlatformAvailability)(MoltClangCursor, int *, MoltClangString *, int *, MoltClangString *,
                                       MoltClangAvailability *, int);
  void (*disposeCXPlatformAvailability)(MoltClangAvailability *);
  MoltClangType (*getCursorType)(MoltClangCursor);
  MoltClangType (*getCursorResultType)(MoltClangCursor);
  MoltClangType (*getEnumDeclIntegerType)(MoltClangCursor);
  int (*getNumArguments)(MoltClangCursor);
  MoltClangCursor (*getArgument)(MoltClangCursor, unsigned);
  unsigned (*isVariadic)(MoltClangCursor);
  unsigned (*isObjCOptional)(MoltClangCursor);
  unsigned (*getObjCPropertyAttributes)(MoltClangCursor, unsigned);
  MoltClangString (*getObjCPropertyGetterName)(MoltClangCursor);
  MoltClangString (*getObjCPropertySetterName)(MoltClangCursor);
  int (*getStorageClass)(MoltClangCursor);
  unsigned (*isAnonymous)(MoltClangCursor);
  MoltClangString (*getTypeSpelling)(MoltClangType);
  MoltClangCursor (*getTypeDeclaration)(MoltClangType);
  MoltClangType (*getTypedefUnderlyingType)(MoltClangCursor);
  MoltClangType (*getCanonicalType)(MoltClangType);
  MoltClangType (*getPointeeType)(MoltClangType);
  MoltClangType (*getNamedType)(MoltClangType);
  MoltClangType (*getModifiedType)(MoltClangType);
  MoltClangType (*getArrayElementType)(MoltClangType);
  MoltClangType (*getObjCObjectBaseType)(MoltClangType);
  unsigned (*getNumObjCProtocolRefs)(MoltClangType);
  MoltClangCursor (*getObjCProtocolDecl)(MoltClangType, unsigned);
  unsigned (*getNumObjCTypeArgs)(MoltClangType);
  MoltClangType (*getObjCTypeArg)(MoltClangType, unsigned);
  MoltClangType (*getResultType)(MoltClangType);
  int (*getNumArgTypes)(MoltClangType);
  MoltClangType (*getArgType)(MoltClangType, unsigned);
  int (*getNullability)(MoltClangType);
  long long (*getSizeOf)(MoltClangType);
  // Compilation databases
  MoltClangDatabase (*databaseFromDirectory)(const char *, int *);
  void (*disposeDatabase)(MoltClangDatabase);
  MoltClangCommands (*getCompileCommands)(MoltClangDatabase, const char *);
  MoltClangCommands (*getAllCompileCommands)(MoltClangDatabase);
  void (*disposeCommands)(MoltClangCommands);
  unsigned (*getCommandCount)(MoltClangCommands);
  MoltClangCommand (*getCommand)(MoltClangCommands, unsigned);
  unsigned (*getNumCommandArguments)(MoltClangCommand);
  MoltClangString (*getCommandArgument)(MoltClangCommand, unsigned);
  MoltClangString (*getCommandDirectory)(MoltClangCommand);
} MoltClangLibrary;

/// Loads libclang from `path` and fills `library`. Returns NULL, or what is wrong: a text that stays valid until the
/// next call.
const char *molt_clang_open(const char *path, MoltClangLibrary *library);

/// The direct children of a cursor, in an array to be freed with `free`.
MoltClangCursor *molt_clang_children(const MoltClangLibrary *library, MoltClangCursor cursor, size_t *count);

#endif
