import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
  // On the page, --color-pressed makes this.
  ['visited links, pressed', '--color-text-meta', ['#dcdfe5'], TEXT],
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
  ['success', '--color-success', light, TEXT],
  ['errors, and their fields', '--color-error', [...light, '--color-field'], TEXT],
  ['focus ring', '--color-focus', [...light, '--color-field'], NON_TEXT],
  ['focus ring on dark', '--color-focus-on-dark', dark, NON_TEXT],
  ['border of a field', '--color-control', [...light, '--color-field'], NON_TEXT],
  ['rules between the rows of a list', '--color-rule-on-band', light, NON_TEXT],
  ['names of waters on the map', '--color-shore', ['--color-water'], TEXT],
];

/** Red, green and blue, 0 to 255. */
type Color = readonly [number, number, number];
/** A colour of the palette; one that a style mixes is its own name. */
type Named = { name: string; color: Color };

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
  const values = new Map(
    Array.from(`${await read(TOKENS)}\n${text}`.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm), (it) => [
      it[1] ?? '',
      it[2] ?? '',
    ]),
  );
  const resolve = (name: string): Named => {
    const value = values.get(name) ?? name;
    const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? { name, color: parseColor(value) } : resolve(other);
  };
  return pairs.flatMap(([use, color, backgrounds, least]) => {
    const front = resolve(color);
    const grounds = backgrounds.map(resolve);
    const ratioOn = (ground: Named) => contrast(front.color, ground.color);
    const [ground] = grounds.toSorted((a, b) => ratioOn(a) - ratioOn(b));
    if (!ground || ratioOn(ground) >= least) return [];
    const moved = (changed: Named, end: Color) => {
      const others = changed === front ? grounds : [front];
      const shade = findShade(changed.color, end, (one) =>
        others.every((other) => contrast(one, other.color) >= least),
      );
      return shade && { name: changed.name, shade };
    };
    // Paper stays as it is, where a darker shade on it is enough.
    const dark = luminance(front.color) < luminance(ground.color) ? front : ground;
    const { name, shade } = moved(dark, BLACK) ??
      moved(front, WHITE) ?? { ...dark, shade: undefined };
    const line = text.split('\n').findIndex((each) => each.includes(`${name}:`)) + 1;
    const advice = shade ? `the nearest shade of ${name} is ${formatColor(shade)}` : 'change both';
    const message = `${use}: ${describe(front)} on ${describe(ground)} has a contrast of ${ratioOn(ground).toFixed(2)}, and needs ${least}; ${advice}`;
    return makeError(PALETTE, message, { line: Math.max(line, 1) });
  });
}

function parseColor(written: string): Color {
  const digits = written.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    parseInt(digits.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

function formatColor(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const describe = ({ name, color }: Named) =>
  name.startsWith('#') ? name : `${name} ${formatColor(color)}`;

/** Relative luminance of WCAG 2, 0 (black) to 1 (white). */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, 1 to 21. */
function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const BLACK: Color = [0, 0, 0];
const WHITE: Color = [255, 255, 255];

/** Moves a colour towards an end, in steps of 1/256, until it is good enough. */
function findShade(color: Color, end: Color, isEnough: (shade: Color) => boolean) {
  for (let step = 1; step <= 256; step += 1) {
    const mix = (at: 0 | 1 | 2) => Math.round(color[at] + ((end[at] - color[at]) * step) / 256);
    const shade: Color = [mix(0), mix(1), mix(2)];
    if (isEnough(shade)) return shade;
  }
  return undefined;
}
