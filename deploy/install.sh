#!/bin/sh
# Makes a Debian machine ready for the packed shop that this file came with: user, database, keys, settings,
# units and the command `kontor`. For root, as often as you like: what is there already stays as it is.
set -eu
deploy=$(cd "$(dirname "$0")" && pwd)
fail() { echo "$1" >&2; exit 1; }

[ "$(id -u)" = 0 ] || fail 'Run it as root.'
case $(/usr/bin/node --version 2>&1) in
  v24.*) ;;
  *) fail '/usr/bin/node has to be Node 24.' ;;
esac
[ "${deploy%/deploy}" = /opt/kontor ] || fail 'The packed shop has to lie in /opt/kontor: the units name that folder.'

id kontor >/dev/null 2>&1 ||
  useradd --system --user-group --home-dir /var/lib/kontor --shell /usr/sbin/nologin kontor
install -d -m 755 /etc/kontor
install -d -m 750 -o kontor -g kontor /var/lib/kontor
chmod -R go-w,a+rX /opt/kontor

# A secret that root alone reads, from what comes in; a half-written one never has its name.
keep() {
  (umask 077 && cat > "/etc/kontor/$1.new")
  mv "/etc/kontor/$1.new" "/etc/kontor/$1"
}
[ -s /etc/kontor/app_key ] || openssl rand -base64 48 | tr -d '\n' | keep app_key

# Without an address yet: a database of its own in this machine's PostgreSQL. `restore --check` makes others beside it.
if [ ! -s /etc/kontor/database_url ]; then
  password=$(openssl rand -hex 24)
  runuser -u postgres -- psql --quiet --set ON_ERROR_STOP=1 <<SQL
select 'create role kontor' where not exists (select from pg_roles where rolname = 'kontor') \gexec
alter role kontor login createdb password '$password';
select 'create database kontor owner kontor template template0 locale ''C'' encoding ''UTF8'''
 where not exists (select from pg_database where datname = 'kontor') \gexec
SQL
  printf 'postgres://kontor:%s@localhost:5432/kontor' "$password" | keep database_url
fi

[ -e /etc/kontor/kontor.env ] || install -m 640 -g kontor "$deploy/kontor.env" /etc/kontor/kontor.env
install -m 755 "$deploy/kontor" /usr/local/bin/kontor
install -m 644 "$deploy"/systemd/*.service /etc/systemd/system/
[ ! -d /run/systemd/system ] || systemctl daemon-reload
echo 'Ready. Settings: /etc/kontor/kontor.env; then `kontor doctor`.'
