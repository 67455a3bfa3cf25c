// A lesson that its reader takes while a table waits: the table sees that they learn, and how far they are.
const mark = document.querySelector("[data-attending]"), { attending, lesson, lessons } = mark.dataset;

function attend() {
  const socket = new WebSocket(new URL(attending, location.href).href.replace(/^http/, "ws"));
  socket.onopen = () => socket.send(JSON.stringify({ lesson: Number(lesson), lessons: Number(lessons) }));
  socket.onmessage = ({ data }) => { if (JSON.parse(data).begun) mark.hidden = false; };
  socket.onclose = ({ code }) => { if (code !== 4403 && code !== 4404) setTimeout(attend, 4000); };
}
attend();
