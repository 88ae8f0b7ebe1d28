import type { Fault } from './page';

/** Thrown with every fault of every page at once; what many pages share is said once. */
export class PublishError extends Error {
  override name = 'PublishError';

  constructor(faults: readonly Fault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    super([`${count} in the finished pages`, ...describeFaults(faults)].join('\n  '));
    // A path through our own functions tells an editor nothing, and would hide what does.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** `out/about.html (and 9 other pages): footer > a: "/abuot" leads nowhere …` */
function describeFaults(faults: readonly Fault[]): string[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const { page, place, message } of faults) {
    const text = `${place ? `${place}: ` : ''}${message}`;
    pagesOf.set(text, (pagesOf.get(text) ?? new Set()).add(page));
  }
  return [...pagesOf].map(([text, pages]) => {
    const [first, ...others] = pages;
    const more =
      others.length === 0
        ? ''
        : ` (and ${others.length} other ${others.length === 1 ? 'page' : 'pages'})`;
    return `out/${first ?? ''}${more}: ${text}`;
  });
}
