#!/bin/sh
# Runs `molt headers` over the headers of GNUstep's Foundation, as Debian has them, and looks at what comes of them:
# check-gnustep.sh BINARY. They are fetched, not installed, where they are not there.
set -eu

molt=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "check-gnustep: $1" >&2
  exit 1
}

include=/usr/include/GNUstep
if [ ! -d "$include/Foundation" ]; then
  if ! { (cd "$work" && apt-get download -qq libgnustep-base-dev) && dpkg-deb -x "$work"/*.deb "$work"; } >/dev/null 2>&1; then
    echo "check-gnustep: skipped, the package libgnustep-base-dev cannot be had here"
    exit 0
  fi
  include=$work/usr/include/GNUstep
fi

"$molt" headers --json -I "$include" --umbrella "$include/Foundation/Foundation.h" >"$work/names" 2>"$work/log" ||
  { cat "$work/log" >&2; fail "headers ends badly"; }
count=$(wc -l <"$work/names")
[ "$count" -gt 5000 ] || fail "only $count declarations"

# OWNER, NAME, what Swift 2 and what Swift 3 and later call it.
while read -r owner name old new; do
  row=$(grep -F "\"owner\":\"$owner\",\"objcName\":\"$name\"," "$work/names" | head -n 1)
  case $row in
  *"\"swift2\":\"$owner.$old\""*"\"swift5\":\"$owner.$new\""*) ;;
  *) fail "$owner $name is not $old and $new, but: $row" ;;
  esac
done <<'NAMES'
NSString stringByAppendingString: stringByAppendingString(_:) appending(_:)
NSString componentsSeparatedByString: componentsSeparatedByString(_:) components(separatedBy:)
NSString isEqualToString: isEqualToString(_:) isEqual(to:)
NSString initWithContentsOfFile: init(contentsOfFile:) init(contentsOfFile:)
NSString characterAtIndex: characterAtIndex(_:) character(at:)
NSMutableSet addObject: addObject(_:) add(_:)
NSMutableArray removeObjectAtIndex: removeObjectAtIndex(_:) removeObject(at:)
NSArray arrayWithArray: init(array:) init(array:)
NSFileManager fileExistsAtPath: fileExistsAtPath(_:) fileExists(atPath:)
NSFileManager removeItemAtPath:error: removeItemAtPath(_:) removeItem(atPath:)
NSNotificationCenter removeObserver: removeObserver(_:) removeObserver(_:)
NSDate timeIntervalSinceDate: timeIntervalSinceDate(_:) timeInterval(since:)
NAMES

# Its table of renames has no mistakes.
"$molt" headers --module GNUstep -I "$include" --umbrella "$include/Foundation/Foundation.h" >"$work/names.yml" 2>/dev/null
printf 'import GNUstep\n\nfunc find(text: NSString) -> NSArray {\n  return text.componentsSeparatedByString(" ")\n}\n' >"$work/A.swift"
status=0
"$molt" migrate --from 2 --diff --renames "$work/names.yml" "$work/A.swift" >"$work/patch" 2>"$work/log" || status=$?
[ "$status" -eq 1 ] || { cat "$work/log" >&2; fail "migrate ends with $status"; }
grep -q 'components(separatedBy: " ")' "$work/patch" || fail "the table renames nothing"
echo "check-gnustep: $count declarations of GNUstep's Foundation are read, $(wc -l <"$work/names.yml") lines of renames"
