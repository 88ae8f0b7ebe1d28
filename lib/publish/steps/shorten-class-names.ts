import {
  findElements,
  getAttribute,
  removeAttribute,
  setAttribute,
  setText,
  textOf,
} from '../html';
import { unescapeCss } from '../css-escapes';
import type { Page } from '../page';

/** A class in a selector: `.OkDvGG_root`, or `.-\38 _oJG_root` for `-8_oJG_root`. */
const CLASS = /\.((?:\\[\da-f]{1,6}\s?|[\w-])+)/gi;
/** A rule's declarations: the dots in them belong to numbers and addresses. */
const DECLARATIONS = /(\{[^{}]*\})/;

/**
 * Gives the classes of a page names of a letter or two, and drops those that no style asks for.
 * CSS Modules make names that are the same nowhere else, which compression cannot shorten: 3 % of a
 * page. Only for a page without components that would bring the old names back.
 */
export function shortenClassNames(page: Page): Page {
  const { document } = page;
  const styles = findElements(document, 'style');
  const asked = new Set<string>();
  for (const style of styles) {
    renameClasses(textOf(style), (name) => {
      asked.add(name);
      return name;
    });
  }
  const scripts = findElements(document, 'script').map(textOf).join('\n');
  const isNamedByScript = (name: string) => scripts.includes(name);

  const elements = findElements(document).filter(
    (element) => getAttribute(element, 'class') !== undefined,
  );
  const names = new Set(elements.flatMap(classesOf));
  const shortNames = new Map<string, string>();
  const free = lettersWithout([...asked, ...names]);
  for (const name of names) {
    if (asked.has(name) && !isNamedByScript(name)) shortNames.set(name, free.next().value);
  }

  for (const element of elements) {
    const kept = classesOf(element).filter((name) => asked.has(name) || isNamedByScript(name));
    const value = kept.map((name) => shortNames.get(name) ?? name).join(' ');
    if (value) setAttribute(element, 'class', value);
    else removeAttribute(element, 'class');
  }
  for (const style of styles) {
    setText(
      style,
      renameClasses(textOf(style), (name) => shortNames.get(name) ?? name),
    );
  }
  return page;
}

/** Gives every class of a style sheet's selectors the name that `rename` says. */
function renameClasses(css: string, rename: (name: string) => string): string {
  return css
    .split(DECLARATIONS)
    .map((part) =>
      part.startsWith('{') && part.endsWith('}')
        ? part
        : part.replace(CLASS, (written, escaped: string) => {
            const name = unescapeCss(escaped);
            const renamed = rename(name);
            return renamed === name ? written : `.${renamed}`;
          }),
    )
    .join('');
}

function classesOf(element: Parameters<typeof getAttribute>[0]): string[] {
  return (getAttribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);
}

/** a, b, … z, aa, ab, …, without the names that are taken. */
function* lettersWithout(taken: readonly string[]): Generator<string, never> {
  const known = new Set(taken);
  for (let index = 0; ; index += 1) {
    let name = '';
    for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) {
      name = String.fromCharCode(97 + (rest % 26)) + name;
    }
    if (!known.has(name)) yield name;
  }
}
