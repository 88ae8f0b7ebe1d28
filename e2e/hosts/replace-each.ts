/**
 * Replaces every occurrence of each text or pattern (a global one) in a config, in order.
 *
 * @throws Error when one does not occur: then the config has changed and the test has not
 */
export function replaceEach(
  config: string,
  replacements: readonly (readonly [search: string | RegExp, replacement: string])[],
): string {
  return replacements.reduce((text, [search, replacement]) => {
    const replaced = text.replaceAll(search, () => replacement);
    if (replaced === text) throw new Error(`The config has no ${String(search)}`);
    return replaced;
  }, config);
}
