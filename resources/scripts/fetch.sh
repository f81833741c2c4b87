#!/bin/sh
# Fetches every file of @@WHAT@@ and checks it. Works until @@EXPIRES@@; keep it to yourself.
# Run it again after an interruption: what is there is skipped, what was begun goes on.
#   usage: sh fetch_@@STEM@@.sh [folder]
set -u
shop=${KONTOR_SHOP:-'@@SHOP@@'}
token='@@TOKEN@@'
folder=${1:-@@STEM@@}
tries=${KONTOR_TRIES:-200}
pause=${KONTOR_PAUSE:-2}

for tool in curl awk; do
  command -v "$tool" >/dev/null 2>&1 || { echo "$tool is needed" >&2; exit 2; }
done
if command -v sha256sum >/dev/null 2>&1; then sum() { sha256sum "$1" | awk '{ print $1 }'; }
elif command -v shasum >/dev/null 2>&1; then sum() { shasum -a 256 "$1" | awk '{ print $1 }'; }
else echo 'sha256sum or shasum is needed' >&2; exit 2; fi

# The secret is given to curl in a file, because arguments can be seen by everybody on the machine.
umask 077
mkdir -p "$folder" || exit 2
config=$(mktemp) && answer=$(mktemp) || exit 2
trap 'rm -f "$config" "$answer"' EXIT
trap 'exit 130' INT TERM
printf 'header = "Kontor-Fetch-Token: %s"\n' "$token" >"$config"
ask() { curl --silent --show-error --connect-timeout 20 --config "$config" "$@"; }

# save <file> <curl arguments>: 22 when the shop says no, 75 when it only cannot answer now.
save() {
  to=$1; shift
  status=$(ask --output "$to" --write-out '%{http_code}' "$@"); got=$?
  case $got$status in 22429 | 225??) return 75 ;; esac
  return $got
}

# again <times> <command>: until it works, or the shop says no.
again() {
  left=$1; shift
  while :; do
    "$@"; code=$?
    [ $code -eq 0 ] && return 0
    [ $code -eq 22 ] && return 22
    left=$((left - 1))
    [ $left -le 0 ] && return $code
    sleep "$pause"
  done
}

length() { if [ -f "$1" ]; then wc -c <"$1" | tr -d ' '; else echo 0; fi; }

# fetch_rest <claim> <part> <bytes>: goes on where the part ends. A server that sends the whole file
# instead makes curl stop with 33; then the part begins anew.
fetch_rest() {
  [ "$(length "$2")" -eq "$3" ] && return 0
  save "$2" --fail --speed-limit 1 --speed-time 60 --continue-at - "$shop/fetch/downloads/$1"
  got=$?
  [ $got -eq 33 ] && rm -f "$2"
  [ "$(length "$2")" -eq "$3" ] && return 0
  [ $got -eq 0 ] && return 18
  return $got
}

# fetch_file <id> <sha256> <bytes> <path>
fetch_file() {
  target="$folder/$4"
  if [ -f "$target" ] && [ "$(length "$target")" -eq "$3" ] && [ "$(sum "$target")" = "$2" ]; then
    echo "is there  $4"; return 0
  fi
  mkdir -p "$(dirname "$target")" || return 1
  again "$tries" save "$answer" --fail-with-body --request POST "$shop/fetch/files/$1/claims" || {
    echo "REFUSED   $4: $(cat "$answer")" >&2; return 1
  }
  again "$tries" fetch_rest "$(cat "$answer")" "$target.part" "$3" || {
    echo "NOT WHOLE $4: run the script again" >&2; return 1
  }
  if [ "$(sum "$target.part")" != "$2" ]; then
    rm -f "$target.part"
    echo "WRONG SUM $4: run the script again" >&2; return 1
  fi
  mv "$target.part" "$target" && echo "fetched   $4"
}

list="$folder/.files"
again "$tries" save "$list" --fail-with-body "$shop/fetch/files" || {
  [ -f "$list" ] && cat "$list" >&2; echo 'The list of files could not be read.' >&2; exit 1
}
for proof in manifest.json manifest.json.sig SHA256SUMS; do
  again 5 save "$folder/$proof" --fail "$shop/fetch/proofs/$proof" ||
    echo "$proof is not ready yet; run the script again later" >&2
done

missing=0
tab=$(printf '\t')
while IFS="$tab" read -r id digest bytes path; do
  case $path in '' | /* | ../* | */../* | */..) echo "a path of the list is not safe: $path" >&2; exit 2 ;; esac
  fetch_file "$id" "$digest" "$bytes" "$path" </dev/null || missing=$((missing + 1))
done <"$list"
rm -f "$list"
if [ $missing -gt 0 ]; then echo "$missing files are missing" >&2; exit 1; fi
echo "All files of @@WHAT@@ are in $folder and match their SHA-256."
