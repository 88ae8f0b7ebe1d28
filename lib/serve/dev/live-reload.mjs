// @ts-check
// Runs in every page of the development server. It reloads the page when content was saved after the
// page was made, and shows the notes of `check:content` in a corner. A page in the background does not
// listen: a browser opens only six connections to one host.

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
  // A shadow tree keeps the styles of the page and of the notes apart.
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
    // Open notes stay open over a reload.
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
    // Over plain HTTP from another machine, a page cannot see the server's timing.
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
