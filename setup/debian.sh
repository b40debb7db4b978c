#!/usr/bin/env bash
# Install those of the given Debian packages that are missing; as root, or through sudo.
set -euo pipefail

installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

if ! command -v apt-get >/dev/null; then
    echo "This machine has no apt-get. Please install, by its own means: $*" >&2
    exit 1
fi

missing=()
for package in "$@"; do
    installed "$package" || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=(env DEBIAN_FRONTEND=noninteractive)
if [ "$(id -u)" != 0 ]; then
    # Without a terminal nobody can type sudo's password.
    if ! command -v sudo >/dev/null || ! { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
        echo "Debian packages are missing, and installing them needs root. As root, please run:" >&2
        echo "    apt-get install --no-install-recommends ${missing[*]}" >&2
        exit 1
    fi
    echo "- Asking sudo, to install Debian packages: ${missing[*]}"
    sudo true
    as_root=(sudo env DEBIAN_FRONTEND=noninteractive)
fi

# Old lists name packages that are gone; but one broken foreign source must not stop us.
setup/quietly.sh "Refreshing the list of Debian packages" "${as_root[@]}" apt-get -q update ||
    echo "- Going on with the list there is"
setup/quietly.sh "Installing Debian packages: ${missing[*]}" \
    "${as_root[@]}" apt-get -q install -y --no-install-recommends "${missing[@]}"
