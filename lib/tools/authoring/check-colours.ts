import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { blend, converter, formatHex, toGamut, wcagContrast, wcagLuminance } from 'culori';
import { type Diagnostic, makeError } from '@/lib/site/diagnostic';

const PALETTE = 'lib/brand/palette.css';
const TOKENS = 'app/styles/tokens.css';

const light = ['--color-page', '--color-band'];
const dark = ['--color-ground-dark', '--color-band-dark'];

/** WCAG's enhanced level (1.4.6), for longer texts. */
const LONG_TEXT = 7;
/** WCAG's level AA (1.4.3), for labels, dates, links, buttons. */
const TEXT = 4.5;
/** The outlines of controls and the focus (WCAG 1.4.11). */
const NON_TEXT = 3;

/** The pairs of colours that carry a message: its use, the colour, its backgrounds, the least ratio. */
const pairs: [use: string, color: string, backgrounds: string[], least: number][] = [
  ['body text, headings, ledger rules', '--color-text', [...light, '--color-field'], LONG_TEXT],
  ['teasers, leads, answers of the FAQ', '--color-text-secondary', light, LONG_TEXT],
  ['dates, units, the ticker’s sentences', '--color-text-meta', [...light, '--color-field'], TEXT],
  ['text on dark', '--color-text-on-dark', [...dark, '--aro-800'], LONG_TEXT],
  ['paragraphs on dark', '--color-label-on-dark', dark, LONG_TEXT],
  ['labels on dark', '--color-label-on-dark', ['--aro-800'], TEXT],
  ['links', '--color-link', [...light, '--color-field'], TEXT],
  ['visited links, pressed', '--color-text-meta', ['--color-pressed'], TEXT],
  ['primary button', '--color-text-on-action', ['--color-action'], TEXT],
  ['primary button under the pointer', '--color-text-on-action', ['--color-action-hover'], TEXT],
  ['primary button, pressed', '--color-text-on-action', ['--color-action-active'], TEXT],
  ['busy button', '--color-text-on-action', ['--color-text-secondary'], TEXT],
  ['outlined button, its border, icons, quotes', '--color-action', light, TEXT],
  ['outlined button under the pointer', '--color-action', ['--color-action-tint'], TEXT],
  ['light button', '--color-text', light, TEXT],
  ['light button on its band', '--color-page', dark, NON_TEXT],
  ['light button on its band, under the pointer', '--color-band', dark, NON_TEXT],
  ['numbers, markers, rule of the current page', '--color-accent', light, TEXT],
  ['errors, and their fields', '--color-error', [...light, '--color-field'], TEXT],
  ['focus ring', '--color-focus', [...light, '--color-field'], NON_TEXT],
  ['focus ring on dark', '--color-focus-on-dark', dark, NON_TEXT],
  ['border of a field', '--color-control', [...light, '--color-field'], NON_TEXT],
  ['rules between the rows of a list', '--color-rule-on-band', light, NON_TEXT],
  ['names of waters on the map', '--color-shore', ['--color-water'], TEXT],
];

/** A colour by its name in the palette or among the tokens. */
type Named = { name: string; color: string };

/**
 * Reports each pair of colours without enough contrast, on the worst of its backgrounds, with the nearest
 * shade that has enough.
 *
 * @param root the folder that holds `lib/brand/palette.css`
 * @param palette the text of that file
 */
export async function checkColours(root: string, palette?: string): Promise<Diagnostic[]> {
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const text = palette ?? (await read(PALETTE));
  const declarations = `${await read(TOKENS)}\n${text}`.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm);
  const values = new Map(Array.from(declarations, ([, name = '', value = '']) => [name, value]));
  const resolve = (name: string): Named => {
    const value = values.get(name) ?? name;
    const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    if (other !== undefined) return resolve(other);
    // A tint lies on the page.
    const isTint = /^#\w{8}$/.test(value);
    const color = isTint ? blend([resolve('--color-page').color, value]) : value;
    return { name, color: formatHex(color) ?? '' };
  };
  const names = new Set(pairs.flatMap(([, color, backgrounds]) => [color, ...backgrounds]));
  const missing = [...names].map(resolve).filter(({ color }) => color === '');
  if (missing.length > 0)
    return missing.map(({ name }) => makeError(PALETTE, `${name} is missing; write its colour`));
  const found = pairs.flatMap(([use, color, backgrounds, least]) => {
    const front = resolve(color);
    const grounds = backgrounds.map(resolve);
    const ratioOn = (ground: Named) => wcagContrast(front.color, ground.color);
    const [ground] = grounds.toSorted((a, b) => ratioOn(a) - ratioOn(b));
    if (!ground || ratioOn(ground) >= least) return [];
    // Paper stays as it is, where a darker shade on it is enough.
    const dark = wcagLuminance(front.color) < wcagLuminance(ground.color) ? front : ground;
    const darker = findShade(dark.color, -1, dark === front ? grounds : [front], least);
    const shade = darker ?? findShade(front.color, 1, grounds, least);
    const { name, color: given } = darker === undefined ? front : dark;
    const move = shade ? Math.abs(wcagLuminance(shade) - wcagLuminance(given)) : 0;
    const fact = `${use}: ${describe(front)} on ${describe(ground)} has a contrast of ${ratioOn(ground).toFixed(2)}, and needs ${least}`;
    return [{ name, shade, move, fact }];
  });
  return found.map(({ name, fact }) => {
    // The shade that moves furthest suits every pair of the colour.
    const [one] = found.filter((other) => other.name === name).sort((a, b) => b.move - a.move);
    const line = text.split('\n').findIndex((each) => each.includes(`${name}:`)) + 1;
    const advice = one?.shade ? `the nearest shade of ${name} is ${one.shade}` : 'change both';
    return makeError(PALETTE, `${fact}; ${advice}`, { line: Math.max(line, 1) });
  });
}

const describe = ({ name, color }: Named) => `${name} ${color}`;

/** Makes a colour darker (-1) or lighter (1), its hue as it is, until it has enough contrast with all others. */
function findShade(color: string, direction: 1 | -1, others: readonly Named[], least: number) {
  const toShade = converter('oklch');
  const start = toShade(color);
  for (let step = 1; start && step <= 100; step += 1) {
    const l = start.l + (direction * step) / 100;
    const shade = formatHex(toGamut('rgb', 'oklch')({ ...start, l: Math.min(1, Math.max(0, l)) }));
    if (others.every((other) => wcagContrast(shade, other.color) >= least)) return shade;
  }
  return undefined;
}
