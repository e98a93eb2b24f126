#!/bin/sh
# Runs the program that LOW_PRIORITY_PROGRAM names, with all that it starts, behind others that want
# the processor.
exec nice -n 10 "$LOW_PRIORITY_PROGRAM" "$@"
