// What lays the cards of pieces is loaded when somebody first points at something, or presses a key; where that fails, at
// the next time, and by another address: browsers may remember that a module did not come.
let tries = 0, cards = null;
const load = () => { cards ??= import(`./cards.js?${tries++}`).catch(() => { cards = null; }); };
for (const kind of ["pointerover", "keydown"]) document.addEventListener(kind, load);
