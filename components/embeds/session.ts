/** The storage of the tab, shared by its pages; an object of this page alone where it is not allowed. */
export function session(): Record<string, unknown> {
  try {
    return sessionStorage;
  } catch {
    return {};
  }
}
