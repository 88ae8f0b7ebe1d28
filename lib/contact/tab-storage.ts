/** Returns the value that a page saved in the current tab, or undefined if there is none. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves a value for the current tab, or removes it if `value` is undefined. */
export function writeToTab(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Ignore the error if session storage is full or blocked, because the page still has the text.
  }
}
