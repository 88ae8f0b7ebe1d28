import type { Page } from '../page';

/** A class in a selector. An escape is a code point in hexadecimal and a space: `.-\38 x_root`. */
const CLASS = /\.((?:[\w-]|\\[\da-f]{1,6} ?)+)/gi;

/**
 * Gives each class that the page's styles name a short name. The names of CSS Modules contain hashes,
 * which no compression shortens: they are 3 % of a page. A name in a script stays.
 */
export function shortenClassNames(page: Page): Page {
  const { $, isInteractive } = page;
  // React compares the classes of an interactive page with its own.
  if (isInteractive) return page;
  const elements = $('[class]').toArray();
  const scripts = $('script').text();
  const used = new Set(elements.flatMap(classesOf).filter((name) => !scripts.includes(name)));
  const shortNames = new Map<string, string>();
  for (const style of $('style').toArray()) {
    const css = $(style).text();
    const shorten = (written: string, escaped: string) => {
      const name = unescape(escaped);
      if (!used.has(name)) return written;
      const short = shortNames.get(name) ?? `_${shortNames.size.toString(36)}`;
      shortNames.set(name, short);
      return `.${short}`;
    };
    $(style).text(css.replace(CLASS, shorten));
  }
  for (const element of elements) {
    const names = classesOf(element).map((name) => shortNames.get(name) ?? name);
    element.attribs.class = names.join(' ');
  }
  return page;
}

function classesOf({ attribs }: { attribs: Record<string, string | undefined> }): string[] {
  return attribs.class?.match(/\S+/g) ?? [];
}

function unescape(name: string): string {
  return name.replace(/\\([\da-f]{1,6}) ?/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}
