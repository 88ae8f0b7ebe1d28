/** Calls `start` in a new task after the page has loaded. */
export function afterLoad(start: () => void): void {
  // In development, behaviours start only after hydration. By then, the `load` event may already have fired.
  if (document.readyState === 'complete') start();
  else addEventListener('load', () => setTimeout(start));
}

/** Whether the visitor has turned on Save-Data or has a 2G connection. Always false in Firefox and Safari. */
export function isDataSaved(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'));
}
