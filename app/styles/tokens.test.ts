import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

const tokens = new Map(
  [...source.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** The colour as six hex digits, whatever chain of `var()` leads to it. */
function resolve(color: string): string {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(color) ?? [];
  const value = color.startsWith('--') ? tokens.get(color) : name && tokens.get(name);
  if (value) return resolve(value);
  if (!/^#([\da-f]{3}|[\da-f]{6})$/.test(color)) throw new Error(`${color} is no colour`);
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

/** 7:1 is WCAG's enhanced level, asked of what is read at length. */
const read = 7;
/** What is glanced at: labels, dates, links, buttons. */
const glanced = 4.5;
/** What shows where a control is, or that it has the focus (WCAG 1.4.11). */
const seen = 3;

/** Every pair of colours that the site shows: what it is, the colour, its grounds, the least ratio. */
const pairs: [what: string, color: string, grounds: string[], least: number][] = [
  ['body text, headings, ledger rules', '--color-text', [...light, '--color-field'], read],
  ['teasers, leads, answers of the FAQ', '--color-text-secondary', light, read],
  [
    'dates, units, the ticker’s sentences',
    '--color-text-meta',
    [...light, '--color-field'],
    glanced,
  ],
  ['text on dark', '--color-text-on-dark', [...dark, '--aro-800'], read],
  ['paragraphs on dark', '--color-label-on-dark', dark, read],
  ['labels on dark', '--color-label-on-dark', ['--aro-800'], glanced],
  ['links', '--color-link', [...light, '--color-field'], glanced],
  ['primary button', '--color-text-on-action', ['--color-action'], glanced],
  ['primary button under the pointer', '--color-text-on-action', ['--color-action-hover'], glanced],
  ['primary button, pressed', '--color-text-on-action', ['--color-action-active'], glanced],
  ['busy button', '--color-text-on-action', ['--color-text-secondary'], glanced],
  ['outlined button, its border, icons, quotes', '--color-action', light, glanced],
  ['outlined button under the pointer', '--color-action', ['--color-action-tint'], glanced],
  ['light button', '--color-text', light, glanced],
  ['light button on its band', '--color-page', dark, seen],
  ['light button on its band, under the pointer', '--color-band', dark, seen],
  ['numbers, markers, rule of the current page', '--color-accent', light, glanced],
  ['what was sent', '--color-success', light, glanced],
  ['what is wrong, and its fields', '--color-error', [...light, '--color-field'], glanced],
  ['focus ring', '--color-focus', [...light, '--color-field'], seen],
  ['focus ring on dark', '--color-focus-on-dark', dark, seen],
  ['border of a field', '--color-control', [...light, '--color-field'], seen],
  ['rules that part the rows of a list', '--color-rule-on-band', light, seen],
];

/** Colours without a least contrast, each with its reason. */
const exceptions = new Map([
  ['--color-thread', 'decoration: no message stands in it alone'],
  ['--color-knot', 'decoration: the ends of the thread'],
  ['--color-rule', 'decoration: space parts the same things'],
  ['--color-rule-on-dark', 'decoration: space parts the same things'],
  ['--color-rule-on-dark-faint', 'decoration: space parts the same things'],
  ['--color-picture', 'a ground that a picture covers'],
  ['--color-cloth', 'decoration: pattern, hidden from assistive technology'],
  ['--color-cloth-line', 'decoration: pattern, hidden from assistive technology'],
  ['--color-cloth-line-faint', 'decoration: pattern, hidden from assistive technology'],
]);

test.each(
  pairs.flatMap(([what, color, grounds, least]) =>
    grounds.map((ground) => ({ what, color, ground, least })),
  ),
)('$what: $color on $ground has at least $least', ({ color, ground, least }) => {
  expect(contrast(color, ground)).toBeGreaterThanOrEqual(least);
});

test('every colour has its pairs, or is an exception with a reason', () => {
  const used = new Set(pairs.flatMap(([, color, grounds]) => [color, ...grounds]));
  const named = [...tokens.keys()].filter((name) => name.startsWith('--color-'));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !used.has(name) && !exceptions.has(name))).toEqual([]);
  expect([...exceptions.keys()].filter((name) => !named.includes(name))).toEqual([]);
});

const stated = [...source.matchAll(/(--[\w-]+):[^;]+; \/\* ([\d.]+) on ([\w-]+)/g)].map(
  ([, color = '', ratio = '', ground = '']) => ({ color, ratio, ground }),
);

test('the comments state contrasts', () => {
  expect(stated.length).toBeGreaterThan(10);
});

test.each(stated)('$color: $ratio on $ground is true', ({ color, ratio, ground }) => {
  const decimals = ratio.split('.')[1]?.length ?? 0;
  expect(contrast(color, `--${ground}`).toFixed(decimals)).toBe(ratio);
});

test('the formula knows its ends', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
