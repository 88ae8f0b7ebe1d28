import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'lib/brand/palette.css';

const coloursByName = parseColours(readFileSync(path.join(process.cwd(), FILE), 'utf8'));

/** Colours for icons, social cards and the web manifest, which cannot use CSS variables. */
export const palette = {
  alaari: valueOf('--alaari'),
  aro900: valueOf('--aro-900'),
  aro950: valueOf('--aro-950'),
  cotton: valueOf('--cotton'),
  osun: valueOf('--osun'),
};

/**
 * Replaces variables such as `var(--aro-700, navy)` with their colours, for an SVG or style sheet that is used
 * without `palette.css`. Variables that are not in the palette do not change.
 */
export function replacePaletteVariables(text: string): string {
  return text.replaceAll(
    /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g,
    (variable, name: string) => coloursByName.get(name) ?? variable,
  );
}

function valueOf(name: string): string {
  const value = coloursByName.get(name);
  if (value === undefined)
    throw makeErrorWithoutStack(`${FILE}: ${name} is missing, but the site needs this colour`);
  return value;
}

function parseColours(css: string): ReadonlyMap<string, string> {
  const declarations = css.matchAll(/^\s*(--[\w-]+):\s*([^;]*);/gm);
  return new Map(
    Array.from(declarations, ({ index, 1: name = '', 2: value = '' }) => {
      const line = css.slice(0, css.indexOf(name, index)).split('\n').length;
      if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value))
        throw makeErrorWithoutStack(
          `${FILE}:${line} ${name} is ${value}; write a colour such as #123456`,
        );
      return [name, value] as const;
    }),
  );
}

function makeErrorWithoutStack(message: string): Error {
  return Object.assign(new Error(message), { stack: message });
}
