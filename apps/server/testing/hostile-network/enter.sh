# Runs a command in a network and a set of mounts of its own: sh enter.sh COMMAND...
# Every address there is belongs to this network, and names are those of ./etc alone.
set -e
here=$(cd "$(dirname "$0")" && pwd)
ip link set lo up
ip route add local 0.0.0.0/0 dev lo
ip -6 route add local ::/0 dev lo
for name in resolv.conf nsswitch.conf hosts; do
  if [ -e "/etc/$name" ]; then mount --bind "$here/etc/$name" "/etc/$name"; fi
done
exec "$@"
