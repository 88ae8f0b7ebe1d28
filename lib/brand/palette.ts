import { readFileSync } from 'node:fs';
import path from 'node:path';

export const PALETTE_FILE = 'lib/brand/palette.css';

const declarations = readFileSync(path.resolve(PALETTE_FILE), 'utf8').matchAll(
  /^\s*(--[\w-]+):\s*([^;]*);/gm,
);

const coloursByName = new Map(
  Array.from(declarations, ([, name = '', value = '']) => {
    if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value))
      throw new Error(`${PALETTE_FILE}: ${name} is ${value}; write a colour such as #123456`);
    return [name, value];
  }),
);

/** Colours for icons, social cards and the web manifest, which cannot use CSS variables. */
export const palette = {
  aro950: valueOf('--aro-950'),
  cotton: valueOf('--cotton'),
};

/** Replaces each variable of the palette, such as `var(--aro-700, navy)`, with its colour. */
export function replacePaletteVariables(text: string): string {
  return text.replaceAll(
    /var\(\s*(--[\w-]+)\s*(?:,[^()]*)?\)/g,
    (variable, name: string) => coloursByName.get(name) ?? variable,
  );
}

function valueOf(name: string): string {
  const value = coloursByName.get(name);
  if (value === undefined)
    throw new Error(`${PALETTE_FILE}: ${name} is missing, but the site needs this colour`);
  return value;
}
