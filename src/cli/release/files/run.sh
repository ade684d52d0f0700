#!/bin/sh
# Runs a command of the platform as the user of its processes, with their settings:
#   sudo deploy/run.sh recount
#   sudo deploy/run.sh copy-files to-store
set -eu
settings=${SETTINGS:-/etc/groundswell/env}
user=${RUN_AS:-groundswell}
current=${CURRENT:-/opt/groundswell/current}
# As in the unit, where the settings take precedence too.
export DATA_DIR="${DATA_DIR:-/var/lib/groundswell}"

# Read line by line, since a shell would run what systemd takes as text, such as the brackets of MAIL_FROM.
while IFS= read -r line || [ -n "$line" ]; do
  case $line in '' | '#'* | ';'*) continue ;; *=*) ;; *) echo "$settings: $line isn't NAME=value" >&2; exit 1 ;; esac
  value=${line#*=}
  case $value in
    \"*\") value=${value#\"} value=${value%\"} ;;
    \'*\') value=${value#\'} value=${value%\'} ;;
  esac
  export "${line%%=*}=$value"
done <"$settings"
cd "$DATA_DIR"
exec setpriv --reuid "$user" --regid "$user" --init-groups "$current/groundswell" "$@"
