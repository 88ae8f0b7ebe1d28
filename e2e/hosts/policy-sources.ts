/** The sources of each directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * Makes one policy of several (of a header and of the page): what all that have a directive allow.
 * The Observatory reads what only a later policy has as 'none', which is kinder; here it counts as
 * it is written.
 *
 * @returns undefined when there is none
 */
export function policySources(policies: readonly string[]): Policy | undefined {
  if (policies.length === 0) return undefined;
  const merged = new Map<string, readonly string[]>();
  for (const policy of policies) {
    for (const directive of policy.split(';')) {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
      if (name === '') continue;
      const known = merged.get(name);
      const allowed = known ? sources.filter((source) => known.includes(source)) : sources;
      merged.set(name, allowed.length > 0 ? allowed : ["'none'"]);
    }
  }
  return merged;
}
