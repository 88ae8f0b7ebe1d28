/**
 * Puts the next free number into the form of a new article, and makes it a draft. It runs in the
 * browser, as text, and so uses nothing of this module, nor functions with a name, which compilers
 * add calls of their own to. The CMS refuses a number that is taken all the same.
 *
 * @param next the first number that no article had when the page was made
 * @returns what to tell of each number that is taken from then on
 */
export function offerNumber(next: number): (taken: number) => void {
  addEventListener('hashchange', () => {
    if (location.hash === '#/collections/articles/new')
      location.replace(`${location.hash}?_slug=${next}&draft=true`);
  });
  dispatchEvent(new HashChangeEvent('hashchange'));
  return (taken) => {
    if (taken >= next) next = taken + 1;
  };
}
