#!/bin/sh
# Writes a backup named after the moment into a folder and keeps the newest of those there:
# deploy/backup.sh FOLDER [HOW MANY]. The settings come from the environment, as for the server.
set -eu
folder=$1
keep=${2:-14}
cd "$(dirname "$0")/.."
node packages/cli/bin/hustings.mjs backup "$folder/hustings-$(date -u +%Y-%m-%dT%H%M%SZ).gz"
# The names sort as the moments do.
ls -1 "$folder" | grep '^hustings-.*Z\.gz$' | sort -r | tail -n "+$((keep + 1))" |
  while read -r old; do rm -- "$folder/$old"; done
