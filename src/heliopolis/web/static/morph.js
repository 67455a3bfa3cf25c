// Morphing: what is drawn anew takes the place of what is there, and the same nodes stay, so focus and transitions do.
const keyOf = (node) => node.nodeType === 1 ? node.id || node.dataset.key || "" : "";

export function morph(from, to) {
  if (from.nodeName !== to.nodeName || keyOf(from) !== keyOf(to)) return from.replaceWith(to);
  if (from.isEqualNode(to)) return;
  if (from.nodeType !== 1) return void (from.data = to.data);
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name) && name !== "open") from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  morphChildren(from, to);
}

function morphChildren(from, to) {
  const keyed = new Map([...from.children].filter(keyOf).map((child) => [keyOf(child), child]));
  let place = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const key = keyOf(wanted);
    const match = key ? keyed.get(key) : place && !keyOf(place) && place.nodeName === wanted.nodeName ? place : null;
    if (match && match === place) place = place.nextSibling;
    else from.insertBefore(match ?? wanted, place);
    if (match) morph(match, wanted);
  }
  for (let next; place; place = next) {
    next = place.nextSibling;
    if (place.dataset?.guest === undefined) place.remove();  // what the script has put there stays
  }
}
