// A bot for Ra in JavaScript: it invokes Ra for five tiles, and bids its lowest sun that wins for four.
//     heliopolis arena ra --players "program:node examples/bots/thrifty.js,random" --games 10
const lines = require("node:readline").createInterface({ input: process.stdin });
const answer = (text) => process.stdout.write(text + "\n");

let view = {};
lines.on("line", (line) => {
  const space = line.indexOf(" ");
  const [word, rest] = [line.slice(0, space), line.slice(space + 1)];
  if (word === "options") answer("ready");
  if (word === "view") view = JSON.parse(rest);
  if (word === "legal") answer(choose(rest.split("\t")));
});

function choose(legal) {
  const lot = view.track.filter((tile) => tile !== null).length;
  const bids = legal.filter((each) => each.startsWith("bid "));
  if (bids.length > 0) return lot >= 4 || !legal.includes("pass") ? bids[0] : "pass";
  if (lot >= 5 && legal.includes("invoke")) return "invoke";
  return legal[0];
}
