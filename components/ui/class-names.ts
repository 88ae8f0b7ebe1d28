/** Joins all truthy names. If there are none, returns undefined, so that React omits the `class` attribute. */
export function joinClassNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
