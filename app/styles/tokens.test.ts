import { readFileSync } from 'node:fs';

const source = ['app/styles/tokens.css', 'lib/brand/palette.css']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const tokens = new Map<string, string>();
for (const [, name = '', value = ''] of source.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm))
  tokens.set(name, value);

/** A colour, or the token of one, as six hex digits. */
function resolve(color: string): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(color) ?? [];
  const value = color.startsWith('--') ? tokens.get(color) : name && tokens.get(name);
  if (value) return resolve(value);
  if (!/^#([\da-f]{3}|[\da-f]{6})$/.test(color)) throw new Error(`${color} is not a colour`);
  return color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
}

/** Relative luminance of WCAG 2, 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = parseInt(resolve(color).slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const light = ['--color-page', '--color-band'];
const dark = ['--color-ground-dark', '--color-band-dark'];

/** WCAG's enhanced level (1.4.6), for longer texts. */
const LONG_TEXT = 7;
/** WCAG's level AA (1.4.3), for labels, dates, links, buttons. */
const TEXT = 4.5;
/** The outlines of controls and the focus (WCAG 1.4.11). */
const NON_TEXT = 3;

/** The pairs of colours on the site that carry a message: its use, the colour, its backgrounds, the least ratio. */
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

test.each(pairs)('%s: %s has enough contrast on %j', (_use, color, backgrounds, least) => {
  const tooLow = backgrounds.flatMap((background) => {
    const ratio = contrast(color, background);
    const values = `#${resolve(color)} on #${resolve(background)}`;
    return ratio < least ? [`${values} has ${ratio.toFixed(2)}, and needs ${least}`] : [];
  });
  expect(tooLow).toEqual([]);
});
