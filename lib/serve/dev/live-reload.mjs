// @ts-check
// Runs in every page of the development server, and reloads it when content was saved after the page
// was made. A page in the background does not listen: a browser opens only six connections to one host.

/** The version of the content that the page was made of. */
const shown = new URL(import.meta.url).search.slice(1);
/** @type {EventSource | undefined} */
let source;

function listen() {
  source?.close();
  if (document.hidden) return;
  source = new EventSource(new URL('content-events', import.meta.url));
  source.onmessage = ({ data }) => {
    if (data !== shown) location.reload();
  };
}

// Frames are reloaded with their page.
if (window.top === window) {
  document.addEventListener('visibilitychange', listen);
  listen();
}
