import { readFileSync } from 'node:fs';

/** A source of numbers from 0 up to 1, always the same of one seed (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = ReturnType<typeof makeRandom>;
const pick = <Item>(random: Random, items: readonly Item[]) =>
  items[Math.floor(random() * items.length)] as Item;
const repeat = (random: Random, text: string) =>
  text.repeat(pick(random, [1, 3, 60, 2000, 30_000]));

const figure = readFileSync('lib/content/fixture/content/blog/5.md', 'utf8')
  .split('\n')
  .filter((line) => /^(?:::|\||Table:|!\[|"|\[\^)/.test(line));

/** Lines and parts of lines that mean something in Markdown, YAML, MDX or JSON. */
const PIECES = [
  ...'> [ ] ( ) * ** _ ` ``` ~~~ ~~ # ## - + 1. 1) | |- --- ::: :: : ! & % @ { } [^1] [^1]: <b> <!-- <When </p> \\'.split(
    ' ',
  ),
  ...['[a](/blog/5)', '[a](#h-x)', '[a](javascript:x)', '[a](/blog/5?x=%)', '[a](//x)', '![](tax)'],
  ...['[a](https://[)', '[a]: /about', '<https://a.example>', 'www.a.example', 'a@b.example'],
  ...['::chart[A]{type=bars}', '::chart[A]{type=crossing rows="1,2"}', '::chart{#x .y}'],
  ...[':::chart', '::calculator[A]{name=flat-rate amount=1 rate=4 periods=1 fees=0}'],
  ...['::calculator[A]{name=x}', '| a | b |\n| - | -: |\n| c | ₦-1 |', '| a |\n| - |'],
  ...['**Sources**', '****', '"', '““', '1. #'],
  ...'null true [] {} .nan 1e999 *a &a !x | >-'.split(' '),
  ...['- - -', '{a: b', '~', '? a', '%YAML 1.1', '--- x', '...', '<<: *a', '"\\ud800"', "'", '"'],
  ...['2025-02-30', '0', '-1'],
  ...['\u202E', '\u200B', '\u200F', '\u0301', '\uFEFF', '\0', '\u2028', '👩‍👩‍👧', 'اللغة'],
  ...['\t', '\r', '•\t', '{city}', '{constructor}', '{', '<script>', '<iframe/>'],
  ...['export const a = 1', 'import "x"', '<>'],
  ...figure,
];

/** Ways to change a text, each as an accident may. */
const MUTATIONS: readonly ((text: string, random: Random) => string)[] = [
  // A character more, less, or another one.
  (text, random) => at(text, random, (rest) => String.fromCharCode(random() * 0x3000) + rest),
  (text, random) => at(text, random, (rest) => rest.slice(1 + random() * 5)),
  (text, random) => at(text, random, (rest) => pick(random, PIECES) + rest.slice(1)),
  // A part of a line, and a whole one.
  (text, random) => at(text, random, (rest) => repeat(random, pick(random, PIECES)) + rest),
  (text, random) => line(text, random, () => [repeat(random, pick(random, PIECES))]),
  (text, random) => line(text, random, (old) => [old, repeat(random, `${pick(random, PIECES)} `)]),
  // Lines lost, doubled, moved, indented.
  (text, random) => line(text, random, () => []),
  (text, random) => line(text, random, (old) => Array<string>(pick(random, [2, 50])).fill(old)),
  (text, random) => line(text, random, (old) => [`${' '.repeat(pick(random, [1, 2, 4]))}${old}`]),
  (text, random) => line(text, random, (old) => [old, pick(random, text.split('\n'))]),
  // Another value of a field.
  (text, random) => line(text, random, (old) => [old.replace(/(?<=: ).*/, pick(random, PIECES))]),
  // Lists in lists.
  (text, random) =>
    line(text, random, (old) =>
      Array.from({ length: pick(random, [5, 80]) }, (_, depth) => `${'  '.repeat(depth)}- ${old}`),
    ),
  (text, random) => text.slice(0, random() * text.length),
];

function at(text: string, random: Random, change: (rest: string) => string): string {
  const place = Math.floor(random() * text.length);
  return text.slice(0, place) + change(text.slice(place));
}

function line(text: string, random: Random, change: (old: string) => string[]): string {
  const lines = text.split('\n');
  const index = Math.floor(random() * lines.length);
  lines.splice(index, 1, ...change(lines[index] ?? ''));
  return lines.join('\n');
}

/** Changes a text in one to three places; some results are not UTF-8. */
export function mutate(text: string, random: Random): Buffer {
  let changed = text;
  for (let left = pick(random, [1, 1, 2, 3]); left > 0; left -= 1)
    changed = pick(random, MUTATIONS)(changed, random);
  const bytes = Buffer.from(changed);
  if (random() < 0.03 && bytes.length > 0) bytes[Math.floor(random() * bytes.length)] = 0xe9;
  return bytes;
}
