#!/bin/sh
# Upgrades running processes to an unpacked release, one after the other, without losing a request:
#   sudo deploy/upgrade.sh /opt/groundswell/groundswell-0.2.0-linux-x64
# A process leaves nginx's rotation before it stops and returns once it is ready. If it doesn't get ready, it is put
# back on the previous release, which the processes after it keep running.
set -eu
[ -x "${1:-}/groundswell" ] || { echo "Usage: upgrade.sh FOLDER, an unpacked release" >&2; exit 2; }
new=$(CDPATH= cd -- "$1" && pwd -P)
current=${CURRENT:-/opt/groundswell/current}
site=${SITE:-/etc/nginx/sites-available/groundswell}
reload=${RELOAD:-systemctl reload nginx}
restart=${RESTART:-systemctl restart groundswell@}
ready_within=${READY_WITHIN:-60}
drain_seconds=${DRAIN_SECONDS:-5}

# $1: a port. $2: up or down.
put() {
  line="/^ *server 127\.0\.0\.1:$1[ ;]/"
  sed -i "${line}s/ down;/;/" "$site"
  [ "$2" = up ] || sed -i "${line}s/;/ down;/" "$site"
  $reload
}

is_ready() {
  tries=0
  until curl --silent --fail --output /dev/null "http://127.0.0.1:$1/readyz"; do
    tries=$((tries + 1))
    [ "$tries" -lt "$ready_within" ] || return 1
    sleep 1
  done
}

before=$(readlink -f "$current")
ports=$(sed -n 's/^ *server 127\.0\.0\.1:\([0-9]*\)[ ;].*/\1/p' "$site")
[ "$(echo "$ports" | wc -w)" -ge 2 ] || { echo "$site names fewer than two processes." >&2; exit 1; }
for port in $ports; do
  is_ready "$port" || { echo "Port $port isn't ready, so nothing was changed." >&2; exit 1; }
  put "$port" up
done

# Puts the process that is being upgraded back on the previous release. Only when it's ready, nginx uses it again.
go_back() {
  ln -sfn "$before" "$current"
  if $restart"$port" && is_ready "$port"; then put "$port" up; fi
}

trap 'trap "" INT TERM HUP; echo "Interrupted: port $port goes back to $before." >&2; go_back; exit 130' INT TERM HUP
for port in $ports; do
  put "$port" down
  # Gives nginx time to pass on the requests that it has already accepted.
  sleep "$drain_seconds"
  ln -sfn "$new" "$current"
  if ! { $restart"$port" && is_ready "$port"; }; then
    go_back
    echo "Port $port wasn't ready with $new within $ready_within s, so it's back on $before. Its log says why." >&2
    exit 1
  fi
  put "$port" up
  echo "Port $port runs $new"
done
