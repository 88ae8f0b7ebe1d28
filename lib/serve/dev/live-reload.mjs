// @ts-check
// Runs in every page of the development server: reloads it when something was saved after the page was
// made, and shows in a corner what `check:content` says. The browser itself keeps the place. A page in
// the background waits until it is looked at: a browser has six connections for one host.

const OPEN = 'notes-open';

const [entry] = /** @type {PerformanceNavigationTiming[]} */ (
  performance.getEntriesByType('navigation')
);
let shown = entry?.serverTiming?.find(({ name }) => name === 'content')?.description;
/** @type {EventSource | undefined} */
let source;
/** @type {HTMLElement | undefined} */
let corner;

/** @param {string[]} notes */
function show(notes) {
  corner?.remove();
  if (notes.length === 0) return;
  corner = document.body.appendChild(document.createElement('div'));
  // In a tree of its own, so that neither the page's styles nor these reach the other's.
  const root = corner.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>
    details { position: fixed; inset: auto 12px 12px auto; z-index: 9; max-width: min(40rem, 100vw - 24px);
      max-height: 60vh; overflow: auto; padding: 8px 16px; font: 14px/1.5 system-ui; color: #141a2b;
      background: #fbf8f1; border: 2px solid #8a5a12; border-radius: 4px; overflow-wrap: anywhere; }
    summary { cursor: pointer; font-weight: 600; }
    @media print { details { display: none; } }
    </style><details><summary></summary><ul></ul></details>`;
  const [summary, list] = ['summary', 'ul'].map((name) => root.querySelector(name));
  const details = root.querySelector('details');
  if (details) {
    // Who mends one note after the other wants them to stay open.
    details.open = sessionStorage.getItem(OPEN) === 'true';
    details.ontoggle = () => sessionStorage.setItem(OPEN, String(details.open));
  }
  if (summary) summary.textContent = `Notes on the content: ${notes.length}`;
  for (const note of notes)
    list?.append(Object.assign(document.createElement('li'), { textContent: note }));
}

function listen() {
  source?.close();
  if (document.hidden) return;
  source = new EventSource(new URL('content-events', import.meta.url));
  source.onmessage = ({ data }) => {
    const { version, notes } = JSON.parse(data);
    // A browser on another machine does not let a page see the server's timing.
    shown ??= version;
    if (version === shown) return show(notes);
    location.reload();
  };
}

// Frames are reloaded with their page.
if (window.top === window) {
  document.addEventListener('visibilitychange', listen);
  listen();
}
