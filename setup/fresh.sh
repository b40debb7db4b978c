#!/usr/bin/env bash
# Prove the set-up: run and test a clone of HEAD in a minimal Debian 12 that has nothing else.
# How to reach the net (mirror, proxy, registries, certificates) is asked of this machine as we go,
# and written only into that root, which is removed at the end. Usage: setup/fresh.sh [run]
set -euo pipefail

only=${1:-}
clone=/srv/sandtable

if [ "$(id -u)" != 0 ]; then
    echo "make fresh needs root, to change into another root: sudo make fresh" >&2
    exit 1
fi
setup/debian.sh debootstrap

root=$(mktemp -d /var/tmp/sandtable-fresh.XXXXXX)
trap 'rm -rf --one-file-system "$root"' EXIT

# This machine's Debian 12 archives, as lines of a sources.list; none on another Debian.
sources() {
    apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
        grep -E ' bookworm(-updates|-security)? main$' | sort -u || true
}

bootstrap() {
    local cache=${XDG_CACHE_HOME:-$HOME/.cache}/sandtable
    local base=$cache/debian12-$(dpkg --print-architecture).tar
    if [ ! -e "$base" ]; then
        local mirror
        mirror=$(sources | awk '$3 == "bookworm" { print $2; exit }')
        setup/quietly.sh "Bootstrapping a minimal Debian 12" \
            debootstrap --variant=minbase --include=python3,make,git,ca-certificates \
            bookworm "$root" ${mirror:+"$mirror"}
        mkdir -p "$cache"
        tar -C "$root" -cf "$base.new" . && mv "$base.new" "$base"
    else
        setup/quietly.sh "Unpacking a minimal Debian 12" tar -C "$root" -xf "$base"
    fi
}

# NAME=value lines: what pip, npm and OpenSSL are told on this machine by variable or by setting.
settings() {
    local name key value
    for name in $(compgen -e); do
        case ${name^^} in
            HTTP_PROXY | HTTPS_PROXY | ALL_PROXY | NO_PROXY | SSL_CERT_FILE | REQUESTS_CA_BUNDLE | \
                NODE_EXTRA_CA_CERTS | PIP_INDEX_URL | PIP_CERT | PIP_PROXY | PIP_TRUSTED_HOST | \
                PIP_DEFAULT_TIMEOUT | NPM_CONFIG_REGISTRY | NPM_CONFIG_CAFILE)
                echo "$name=${!name}" ;;
        esac
    done
    for key in index-url cert proxy trusted-host; do
        value=$(python3 -m pip config get "global.$key" 2>/dev/null) || continue
        name=PIP_${key^^}
        echo "${name//-/_}=$value"
    done
    for key in registry cafile; do
        value=$(npm config get "$key" 2>/dev/null) || continue
        [ "$value" = null ] || echo "npm_config_$key=$value"
    done
}

furnish() {
    sources >"$root/etc/apt/sources.list.here"
    [ ! -s "$root/etc/apt/sources.list.here" ] ||
        mv "$root/etc/apt/sources.list.here" "$root/etc/apt/sources.list"
    apt-config dump | grep -E '^Acquire::(http|https|Check-Valid-Until)\b' \
        >"$root/etc/apt/apt.conf.d/99here" || true
    # This root is thrown away, so its packages need not be synced to the disk one by one.
    echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/99here"
    cp /etc/resolv.conf /etc/hosts "$root/etc/"

    mapfile -t settings < <(settings)
    local file
    for file in /etc/ssl/certs/ca-certificates.crt "${settings[@]#*=}"; do
        [ ! -f "$file" ] || install -D -m 644 "$file" "$root$file"
    done
    git clone --quiet --no-local . "$root$clone"
}

# Mounts and processes live in name spaces of their own, and end with them.
inside() {
    unshare --mount --pid --fork --kill-child bash -c '
        trap "exit 130" INT TERM
        mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && chroot "$0" "$@"
    ' "$root" env -i --chdir="$clone" PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        HOME="/root" LANG=C.UTF-8 CI=true "${settings[@]}" "$@"
}

commit=$(git rev-parse --short HEAD)
proved="make run and make test work"
[ "$only" != run ] || proved="make run works (the tests were left out)"

bootstrap
furnish
if inside setup/fresh-inside.sh "$only" </dev/null; then
    echo "FRESH: good. From a clone of $commit on a minimal Debian 12, $proved."
else
    echo "FRESH: FAILED, from a clone of $commit on a minimal Debian 12." >&2
    exit 1
fi
