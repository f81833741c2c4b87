#!/bin/sh
# Fetches the files of a subscription and checks each against its SHA-256.
# It keeps its place in the folder: run it every morning and it fetches what came since.
#   usage: KONTOR_TOKEN=... sh @@NAME@@ [--since last|all|2026-01-31] [--archive] [folder]
#   last  what came since the last run; everything where there was none (this is meant without --since)
#   all   everything anew; what is there already is skipped
#   day   what was changed since a day
# With --archive days in the archive are brought back and fetched as well, which may take long.
# Your token is made on the page "API tokens" of your account. Ends with
#   0 everything is there   1 some files are missing: run it again   2 used wrongly, or a tool is missing
#   3 the shop refuses: token, subscription or place   4 the shop cannot be reached   130 interrupted
set -u
shop=${KONTOR_SHOP:-'@@SHOP@@'}
files='@@FILES@@'
folder=@@STEM@@
since=last
archive=''
tries=${KONTOR_TRIES:-60}
pause=${KONTOR_PAUSE:-2}

wrong() { echo "$1" >&2; exit 2; }
while [ $# -gt 0 ]; do
  case $1 in
    --since) [ $# -gt 1 ] || wrong '--since needs last, all or a day'; since=$2; shift 2 ;;
    --archive) archive=yes; shift ;;
    -*) wrong "unknown: $1" ;;
    *) folder=$1; shift ;;
  esac
done
case $since in
  last | all | [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]) ;;
  *) wrong "--since takes last, all or a day such as 2026-01-31, not: $since" ;;
esac
[ -n "${KONTOR_TOKEN:-}" ] || wrong 'KONTOR_TOKEN is not set'
for tool in curl awk; do command -v "$tool" >/dev/null 2>&1 || wrong "$tool is needed"; done
if command -v sha256sum >/dev/null 2>&1; then sum() { sha256sum "$1" | awk '{ print $1 }'; }
elif command -v shasum >/dev/null 2>&1; then sum() { shasum -a 256 "$1" | awk '{ print $1 }'; }
else wrong 'sha256sum or shasum is needed'; fi

# The secret is given to curl in a file, because arguments can be seen by everybody on the machine.
umask 077
mkdir -p "$folder" || exit 2
config=$(mktemp) && answer=$(mktemp) && list=$(mktemp) && heads=$(mktemp) || exit 2
trap 'rm -f "$config" "$answer" "$list" "$heads"' EXIT
trap 'exit 130' INT TERM
printf 'header = "Authorization: Bearer %s"\n' "$KONTOR_TOKEN" >"$config"

# save <file> <curl arguments>: 22 when the shop says no, 75 when it only cannot answer now.
save() {
  to=$1; shift
  status=$(curl --silent --show-error --connect-timeout 20 --speed-limit 1 --speed-time 60 \
    --config "$config" --fail-with-body --output "$to" --write-out '%{http_code}' "$@"); got=$?
  case $got$status in 22429 | 225??) return 75 ;; esac
  return $got
}

# again <command>: until it works, or the shop says no.
again() {
  left=$tries
  while :; do
    "$@"; code=$?
    [ $code -eq 0 ] || [ $code -eq 22 ] && return $code
    left=$((left - 1))
    [ $left -le 0 ] && return $code
    sleep "$pause"
  done
}

is_whole() { [ -f "$1" ] && [ "$(wc -c <"$1" | tr -d ' ')" -eq "$2" ] && [ "$(sum "$1")" = "$3" ]; }

# fetch_file <id> <bytes> <sha256> <path>
fetch_file() {
  target="$folder/$4"
  if is_whole "$target" "$2" "$3"; then echo "is there  $4"; return 0; fi
  mkdir -p "$(dirname "$target")" || return 1
  again save "$target.part" "$shop$files/$1" || {
    rm -f "$target.part"; echo "NOT THERE $4: run the script again" >&2; return 1
  }
  if ! is_whole "$target.part" "$2" "$3"; then
    rm -f "$target.part"; echo "WRONG SUM $4: run the script again" >&2; return 1
  fi
  mv "$target.part" "$target" && echo "fetched   $4"
}

# fetch_cut <id> <path>: a file that is cut to your choice; the shop says its SHA-256 when it sends it.
fetch_cut() {
  target="$folder/$2"
  mkdir -p "$(dirname "$target")" || return 1
  had=none; [ -f "$target" ] && had=$(sum "$target")
  again save "$target.part" --dump-header "$heads" --header "If-None-Match: \"$had\"" "$shop$files/$1" || {
    rm -f "$target.part"; echo "NOT THERE $2: run the script again" >&2; return 1
  }
  if [ "$status" = 304 ]; then rm -f "$target.part"; echo "is there  $2"; return 0; fi
  said=$(awk 'tolower($1) == "etag:" { gsub(/["\r]/, "", $2); print $2 }' "$heads" | tail -n 1)
  if [ "$(sum "$target.part")" != "$said" ]; then
    rm -f "$target.part"; echo "WRONG SUM $2: run the script again" >&2; return 1
  fi
  mv "$target.part" "$target" && echo "fetched   $2"
}

# Of an answer each file as a line: id, bytes, where it lies, SHA-256, condition and path.
lines() {
  awk '
    function text(of, key) {
      if (!match(of, "\"" key "\":\"[^\"]*\"")) return "-"
      return substr(of, RSTART + length(key) + 4, RLENGTH - length(key) - 5)
    }
    function number(of, key) {
      if (!match(of, "\"" key "\":[0-9]+")) return "-"
      return substr(of, RSTART + length(key) + 3, RLENGTH - length(key) - 3)
    }
    {
      count = split($0, parts, "[{]\"id\":\"")
      for (at = 2; at <= count; at++) {
        id = substr(parts[at], 1, index(parts[at], "\"") - 1)
        path = text(parts[at], "product") "/" text(parts[at], "filename")
        print id "\t" number(parts[at], "size") "\t" text(parts[at], "storage") "\t" text(parts[at], "sha256") "\t" text(parts[at], "condition") "\t" path
      }
    }' "$answer"
}
next_cursor() { awk '{ if (match($0, /"nextCursor":"[A-Za-z0-9_-]+"/)) print substr($0, RSTART + 14, RLENGTH - 15) }' "$answer"; }

place="$folder/.place"
case $since in
  last) query=''; [ -s "$place" ] && query="&cursor=$(cat "$place")" ;;
  all) query='' ;;
  *) query="&updatedSince=$since" ;;
esac
missing=0
tab=$(printf '\t')
while :; do
  again save "$answer" --header 'Accept: application/json' "$shop$files?limit=500$query"; got=$?
  [ $got -eq 22 ] && { cat "$answer" >&2; echo ' (--since all begins anew)' >&2; exit 3; }
  [ $got -eq 0 ] || { echo 'The shop cannot be reached.' >&2; exit 4; }
  cursor=$(next_cursor)
  [ -n "$cursor" ] || { echo 'The answer of the shop was not understood.' >&2; exit 4; }
  lines >"$list"
  while IFS="$tab" read -r id bytes storage digest condition path; do
    case $path in *\\* | */.* | */*/* | /*) echo "a path of the list is not safe: $path" >&2; exit 2 ;; esac
    # What the shop has taken back is said; a copy that is here already stays.
    if [ "$condition" = withdrawn ]; then echo "withdrawn $path"; continue; fi
    if [ "$storage" != lake ] && [ -z "$archive" ]; then echo "archived  $path (--archive brings it back)"; continue; fi
    [ "$storage" = lake ] || digest=-
    if [ "$digest" = - ]; then fetch_cut "$id" "$path" </dev/null || missing=$((missing + 1)); continue; fi
    fetch_file "$id" "$bytes" "$digest" "$path" </dev/null || missing=$((missing + 1))
  done <"$list"
  # What is missing is asked for again from here.
  [ $missing -eq 0 ] || { echo "$missing files are missing" >&2; exit 1; }
  printf '%s' "$cursor" >"$place.new" && mv "$place.new" "$place" || exit 2
  query="&cursor=$cursor"
  case $(cat "$answer") in *'"hasMore":true'*) ;; *) break ;; esac
done
echo "All files are in $folder and match their SHA-256."
