#!/usr/bin/env bash
# The two commands of the README as a newcomer has them: a fresh clone of what is committed here, an empty home, and nothing in PATH but
# Node, npm, git and the base system, without any browser. `tools/fresh.sh start` or `tools/fresh.sh test` does one of them.
set -euo pipefail

here=$(cd "$(dirname "$0")/.." && pwd)
place=$(mktemp -d "${TMPDIR:-/tmp}/tafelrunde-fresh.XXXXXX")
port=${PORT:-3917}
started=
leave() {
  if [ -n "$started" ]; then kill -TERM -- "-$started" 2>/dev/null || true; fi
  rm -rf "$place"
}
trap leave EXIT

# Under root PostgreSQL runs as another user, who must get in.
chmod 755 "$place"
mkdir "$place/bin" "$place/home" "$place/tmp"
for program in "$(command -v node)" "$(command -v npm)" "$(command -v git)" /usr/bin/* /bin/* /usr/sbin/* /sbin/*; do
  name=$(basename "$program")
  case $name in *chrom* | *firefox* | *playwright*) continue ;; esac
  [ -e "$place/bin/$name" ] || ln -s "$program" "$place/bin/$name"
done

# How the registry is reached belongs to the machine, not to the person.
reach=()
for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR npm_config_registry; do
  if [ -n "${!name:-}" ]; then reach+=("$name=${!name}"); fi
done
fresh() {
  env -i HOME="$place/home" PATH="$place/bin" TMPDIR="$place/tmp" LANG=C.UTF-8 "${reach[@]}" "$@"
}

git clone --quiet "$here" "$place/tafelrunde"
cd "$place/tafelrunde"

if [ "${1:-start}" = start ]; then
  echo "== npm start"
  began=$SECONDS
  # A session of its own, whose number ends all of it.
  fresh PORT="$port" setsid sh -c "echo \$\$ > '$place/session'; exec npm start" &
  until [ -s "$place/session" ]; do sleep 0.1; done
  started=$(cat "$place/session")
  until fresh node -e "fetch('http://localhost:$port/').then(r => r.text()).then(t => process.exit(t.includes('<title>') ? 0 : 1), () => process.exit(1))"; do
    kill -0 "$started" 2>/dev/null || { echo "npm start ended without a page" >&2; exit 1; }
    if [ $((SECONDS - began)) -gt 600 ]; then echo "no page after ten minutes" >&2; exit 1; fi
    sleep 1
  done
  echo "== the page is there after $((SECONDS - began)) s"
  kill -TERM -- "-$started"
  wait || true
  started=
fi

if [ "${1:-test}" = test ]; then
  echo "== npm test"
  began=$SECONDS
  status=0
  fresh npm test 2>&1 | tee "$place/log" || status=$?
  echo "== npm test ended with $status after $((SECONDS - began)) s"
  if [ "$(uname -sm)" = "Linux x86_64" ] && ! grep -q 'browser runs in .*/\.cache/chromium/' "$place/log"; then
    echo "it did not use the browser that npm brings" >&2
    exit 1
  fi
  exit "$status"
fi
