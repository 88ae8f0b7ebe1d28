#!/bin/sh
# What stands in for the programs of the recipe that a sandbox without a network and without systemd cannot
# run: a link to this file under each name.
set -eu
case ${0##*/} in
  sudo) exec "$@" ;;
  apt-get) ;;
  npm)
    # The site's repository holds its pages as they are built. The list must be readable, as for a build.
    if [ "$*" = 'run build' ]; then
      if grep '^[^/]' content/addresses.txt; then exit 1; fi
      rm -rf out
      cp -R pages out
      cat pages/addresses >> content/addresses.txt
    fi
    ;;
  systemctl)
    if [ "$2" = nginx ]; then
      nginx -s reload 2> /dev/null || nginx
    else
      # Certificates of its own in place of those from the network.
      sed 's/^{$/{\nlocal_certs\nskip_install_trust/' /etc/caddy/Caddyfile > /etc/caddy/Caddyfile.local
      caddy reload --config /etc/caddy/Caddyfile.local --adapter caddyfile ||
        caddy start --config /etc/caddy/Caddyfile.local --adapter caddyfile
    fi
    ;;
  certbot)
    # As the authority does: every name must answer with the file in the folder of the site.
    names=
    while [ $# -gt 0 ]; do
      case $1 in
        --webroot-path) folder=$2/.well-known/acme-challenge ;;
        --cert-name) certificate=/etc/letsencrypt/live/$2 ;;
        -d) names="$names $2" ;;
      esac
      shift
    done
    mkdir -p "$folder" "$certificate"
    echo proof > "$folder/token"
    for name in $names; do
      curl --fail --silent --header "Host: $name" http://127.0.0.1/.well-known/acme-challenge/token
    done
    rm -r "$folder"
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=site -days 2 \
      -keyout "$certificate/privkey.pem" -out "$certificate/fullchain.pem"
    ;;
esac
