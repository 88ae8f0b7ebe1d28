import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'lib/brand/palette.css';

/** The value of each colour of `palette.css` by its name, such as `--aro-700`. */
const colours = readColours(readFileSync(path.join(process.cwd(), FILE), 'utf8'));

/** The colours that code needs as values: of icons, social cards, the manifest. */
export const palette = {
  alaari: valueOf('--alaari'),
  aro900: valueOf('--aro-900'),
  aro950: valueOf('--aro-950'),
  cotton: valueOf('--cotton'),
  osun: valueOf('--osun'),
};

/**
 * Replaces `var(--aro-700, navy)` by the colour of that name, in an SVG or a style sheet whose
 * reader does not know `palette.css`. A `var()` with another name stays as it is.
 *
 * @param values other values than those of `palette.css`, for tests
 */
export function resolvePalette(text: string, values = colours): string {
  return text.replaceAll(
    /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g,
    (written, name: string) => values.get(name) ?? written,
  );
}

function valueOf(name: string): string {
  const value = colours.get(name);
  if (value === undefined) throw plainError(`${FILE}: ${name} is missing`);
  return value;
}

/** @throws when a value is not a colour in hexadecimal digits */
function readColours(css: string): ReadonlyMap<string, string> {
  const declarations = css.matchAll(/^\s*(--[\w-]+):\s*([^;]*);/gm);
  return new Map(
    Array.from(declarations, ({ index, 1: name = '', 2: value = '' }) => {
      const line = css.slice(0, css.indexOf(name, index)).split('\n').length;
      if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value))
        throw plainError(`${FILE}:${line} ${name} needs a colour such as #123456, not ${value}`);
      return [name, value] as const;
    }),
  );
}

/** An error without a stack, which would not help who edits the palette. */
function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: message });
}
