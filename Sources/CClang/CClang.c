#include "CClang.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

static char failure[512];

const char *molt_clang_open(const char *path, MoltClangLibrary *library) {
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    snprintf(failure, sizeof failure, "%s", dlerror());
    return failure;
  }
  library->handle = handle;
#define LOAD(field, symbol)                                                              \
  *(void **)&library->field = dlsym(handle, "clang_" symbol);                            \
  if (!library->field) {                                                                 \
    snprintf(failure, sizeof failure, "%s is too old: it has no clang_%s", path, symbol); \
    dlclose(handle);                                                                     \
    return failure;                                                                      \
  }
  LOAD(getCString, "getCString")
  LOAD(disposeString, "disposeString")
  LOAD(getClangVersion, "getClangVersion")
  LOAD(createIndex, "createIndex")
  LOAD(disposeIndex, "disposeIndex")
  LOAD(parseTranslationUnit2, "parseTranslationUnit2")
  LOAD(disposeTranslationUnit, "disposeTranslationUnit")
  LOAD(getTranslationUnitCursor, "getTranslationUnitCursor")
  LOAD(getNumDiagnostics, "getNumDiagnostics")
  LOAD(getDiagnostic, "getDiagnostic")
  LOAD(disposeDiagnostic, "disposeDiagnostic")
  LOAD(getDiagnosticSeverity, "getDiagnosticSeverity")
  LOAD(getDiagnosticSpelling, "getDiagnosticSpelling")
  LOAD(getDiagnosticLocation, "getDiagnosticLocation")
  LOAD(visitChildren, "visitChildren")
  LOAD(getCursorSpelling, "getCursorSpelling")
  LOAD(getCursorLocation, "getCursorLocation")
  LOAD(getCursorExtent, "getCursorExtent")
  LOAD(getRangeStart, "getRangeStart")
  LOAD(getExpansionLocation, "getExpansionLocation")
  LOAD(getSpellingLocation, "getSpellingLocation")
  LOAD(getFileName, "getFileName")
  LOAD(getFileContents, "getFileContents")
  LOAD(isCursorDefinition, "isCursorDefinition")
  LOAD(getCursorDefinition, "getCursorDefinition")
  LOAD(getCanonicalCursor, "getCanonicalCursor")
  LOAD(equalCursors, "equalCursors")
  LOAD(getCursorReferenced, "getCursorReferenced")
  LOAD(getCursorSemanticParent, "getCursorSemanticParent")
  LOAD(getCursorAvailability, "getCursorAvailability")
  LOAD(getCursorPlatformAvailability, "getCursorPlatformAvailability")
  LOAD(disposeCXPlatformAvailability, "disposeCXPlatformAvailability")
  LOAD(getCursorType, "getCursorType")
  LOAD(getCursorResultType, "getCursorResultType")
  LOAD(getEnumDeclIntegerType, "getEnumDeclIntegerType")
  LOAD(getNumArguments, "Cursor_getNumArguments")
  LOAD(getArgument, "Cursor_getArgument")
  LOAD(isVariadic, "Cursor_isVariadic")
  LOAD(isObjCOptional, "Cursor_isObjCOptional")
  LOAD(getObjCPropertyAttributes, "Cursor_getObjCPropertyAttributes")
  LOAD(getObjCPropertyGetterName, "Cursor_getObjCPropertyGetterName")
  LOAD(getObjCPropertySetterName, "Cursor_getObjCPropertySetterName")
  LOAD(getStorageClass, "Cursor_getStorageClass")
  LOAD(isAnonymous, "Cursor_isAnonymous")
  LOAD(getTypeSpelling, "getTypeSpelling")
  LOAD(getTypeDeclaration, "getTypeDeclaration")
  LOAD(getTypedefUnderlyingType, "getTypedefDeclUnderlyingType")
  LOAD(getCanonicalType, "getCanonicalType")
  LOAD(getPointeeType, "getPointeeType")
  LOAD(getNamedType, "Type_getNamedType")
  LOAD(getModifiedType, "Type_getModifiedType")
  LOAD(getArrayElementType, "getArrayElementType")
  LOAD(getObjCObjectBaseType, "Type_getObjCObjectBaseType")
  LOAD(getNumObjCProtocolRefs, "Type_getNumObjCProtocolRefs")
  LOAD(getObjCProtocolDecl, "Type_getObjCProtocolDecl")
  LOAD(getNumObjCTypeArgs, "Type_getNumObjCTypeArgs")
  LOAD(getObjCTypeArg, "Type_getObjCTypeArg")
  LOAD(getResultType, "getResultType")
  LOAD(getNumArgTypes, "getNumArgTypes")
  LOAD(getArgType, "getArgType")
  LOAD(getNullability, "Type_getNullability")
  LOAD(getSizeOf, "Type_getSizeOf")
  LOAD(databaseFromDirectory, "CompilationDatabase_fromDirectory")
  LOAD(disposeDatabase, "CompilationDatabase_dispose")
  LOAD(getCompileCommands, "CompilationDatabase_getCompileCommands")
  LOAD(getAllCompileCommands, "CompilationDatabase_getAllCompileCommands")
  LOAD(disposeCommands, "CompileCommands_dispose")
  LOAD(getCommandCount, "CompileCommands_getSize")
  LOAD(getCommand, "CompileCommands_getCommand")
  LOAD(getNumCommandArguments, "CompileCommand_getNumArgs")
  LOAD(getCommandArgument, "CompileCommand_getArg")
  LOAD(getCommandDirectory, "CompileCommand_getDirectory")
#undef LOAD
  return NULL;
}

typedef struct {
  MoltClangCursor *items;
  size_t count;
  size_t capacity;
} Buffer;

static int append(MoltClangCursor cursor, MoltClangCursor parent, void *data) {
  (void)parent;
  Buffer *buffer = data;
  if (buffer->count == buffer->capacity) {
    size_t capacity = buffer->capacity ? buffer->capacity * 2 : 64;
    MoltClangCursor *items = realloc(buffer->items, capacity * sizeof *items);
    if (!items) return 0;
    buffer->items = items;
    buffer->capacity = capacity;
  }
  buffer->items[buffer->count++] = cursor;
  return 1;
}

MoltClangCursor *molt_clang_children(const MoltClangLibrary *library, MoltClangCursor cursor, size_t *count) {
  Buffer buffer = {0};
  library->visitChildren(cursor, append, &buffer);
  *count = buffer.count;
  return buffer.items;
}
