#!/bin/sh
# Runs the program that LOW_PRIORITY_PROGRAM names, with all that it starts, behind others that want
# the processor. Started by root it would put its threads before everybody else's again, where the
# right to do so is not taken from it.
#
# Where the system shares the processor between sessions first (autogroup), a priority counts only
# within one, and Playwright starts a browser in a session of its own. Then the session is lowered.
{ echo 10 > /proc/self/autogroup; } 2> /dev/null || true
if [ "$(id -u)" = 0 ] && command -v setpriv > /dev/null; then
  exec setpriv --bounding-set=-sys_nice nice -n 10 "$LOW_PRIORITY_PROGRAM" "$@"
fi
exec nice -n 10 "$LOW_PRIORITY_PROGRAM" "$@"
