/** Joins the truthy names. Returns undefined if there are none, so that React omits the `class` attribute. */
export function joinClassNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
