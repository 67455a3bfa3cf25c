#!/bin/sh
# A bot in a few lines of shell: it takes the first of its choices.
#     heliopolis arena ra --players "program:sh examples/bots/first.sh,random" --games 10
tab=$(printf '\t')
while read -r word rest; do
    case $word in
        options) echo ready ;;
        legal) echo "${rest%%"$tab"*}" ;;
        over) exit 0 ;;
    esac
done
