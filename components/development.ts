/**
 * Prepares a page of the development server: waits until React has taken it over, which would report
 * what a behaviour changes before; and reloads it when content was saved after it was made.
 */
export async function prepareDevelopment(): Promise<void> {
  document.addEventListener('visibilitychange', listen);
  listen();
  const element = document.querySelector('[data-behaviour]');
  while (element && !Object.keys(element).some((key) => key.startsWith('__react')))
    await new Promise(requestAnimationFrame);
}

let events: EventSource | undefined;

/** A page in the background does not listen: a browser opens only six connections to one host. */
function listen(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(`/content-events?since=${performance.timeOrigin}`);
  events.onmessage = () => location.reload();
}
