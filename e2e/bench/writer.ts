import { actors, links, manners, qualities, relations, things, verbs } from './vocabulary';

/** Writes one article's text, grammatical enough to compress as English does. */
export type Writer = {
  /** A whole number, both ends included. */
  between: (min: number, max: number) => number;
  /** An amount of naira. */
  sum: () => string;
  /** Words without a full stop, within these numbers of characters. */
  title: (min: number, max: number) => string;
  /** One sentence within these numbers of characters. */
  summary: (min: number, max: number) => string;
  sentence: () => string;
  /** Three to five sentences. */
  paragraph: () => string;
};

/** The same seed gives the same text, on every machine. */
export function createWriter(seed: number): Writer {
  const random = createRandom(seed);
  const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const pick = (list: readonly string[]) => list[between(0, list.length - 1)] ?? '';
  const chance = (oneIn: number) => between(1, oneIn) === 1;

  const sum = () => `₦${(between(2, 999) * 1000).toLocaleString('en')}`;
  const thing = () => {
    const words = [pick(['the', 'the', 'a new', 'their', 'one', 'each', 'this'])];
    if (chance(4)) words.push(pick(qualities));
    if (chance(4)) words.push(pick(things));
    return [...words, pick(things)].join(' ');
  };
  const detail = () => (chance(4) ? `for ${sum()}` : `${pick(relations)} ${thing()}`);
  const clause = () => {
    const words = [chance(3) ? `${pick(qualities)} ${pick(actors)}` : `the ${pick(actors)}`];
    if (chance(4)) words.push(pick(manners));
    words.push(pick(verbs), thing());
    if (chance(2)) words.push(detail());
    return words.join(' ');
  };
  const sentence = () => {
    const words = chance(4) ? `${clause()}, ${pick(links)} ${clause()}` : clause();
    return `${capitalize(words)}.`;
  };
  const title = () => {
    const end = chance(2) ? ` ${pick(relations)} ${thing()}` : '';
    return capitalize(`${pick(verbs)} ${thing()}${end}`);
  };

  return {
    between,
    sum,
    title: (min, max) => redraw(title, min, max),
    summary: (min, max) => redraw(sentence, min, max),
    sentence,
    paragraph: () => Array.from({ length: between(3, 5) }, sentence).join(' '),
  };
}

/** Draws until the text has the length. */
function redraw(draw: () => string, min: number, max: number): string {
  for (;;) {
    const text = draw();
    if (text.length >= min && text.length <= max) return text;
  }
}

/** Mulberry32, a public-domain generator: Math.random cannot be seeded. Gives numbers in [0, 1). */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
