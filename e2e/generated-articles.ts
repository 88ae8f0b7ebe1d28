/** The date of a short article: one a week from May 3, 2025. */
function articleDate(id: number): string {
  return isoDay(Date.UTC(2025, 4, 3 + (id - 1) * 7));
}

/** An article of a heading and a paragraph, for tests that need many and read none. */
export function shortArticle(id: number): string {
  return `---
title: Generated article ${id}
date: ${articleDate(id)}
description: A generated article, number ${id}, long enough to be a description of the right length.
image: post
---

**A heading of article ${id}**

A paragraph of article ${id}.
`;
}

/**
 * An article with the length and the make-up of a real one, for measuring. The same id always gives
 * the same text. Dates count back from November 1, 2025: an article of a future date is held back.
 *
 * @param images the names of images that the articles take in turn
 */
export function longArticle(id: number, images: readonly string[]): string {
  const { between, phrase, sentence, paragraph } = createWriter(id);
  const times = (count: number, make: () => string) => Array.from({ length: count }, make);
  const sections = [
    () => [paragraph(), paragraph()],
    () => [paragraph(), times(5, () => `- ${sentence()}`).join('\n')],
    () => [1, 2].flatMap((number) => [`${number}. ${phrase(20)}`, paragraph()]),
    () => [paragraph(), `“${sentence()}”`, paragraph()],
    () => [
      [
        '| Monthly line | Amount | Share |',
        '| --- | ---: | ---: |',
        ...times(6, () => `| ${phrase(15)} | ₦${between(2, 999)},000 | ${between(1, 40)}% |`),
      ].join('\n'),
      paragraph(),
    ],
  ];
  const body = [...sections, ...sections].flatMap((section) => [`**${phrase(25)}**`, ...section()]);
  return `---
title: ${phrase(30)} ${id}
date: ${isoDay(Date.UTC(2025, 10, 1 - (id - 1)))}
description: ${phrase(120)}, ${id}.
image: ${images[id % images.length] ?? 'post'}
---

${[paragraph(), ...body].join('\n\n')}
`;
}

/** Words are made of these and a vowel: 60 of one syllable, 3,600 of two. */
const CONSONANTS = 'bdfhjklmnrstvwy';
const VOWELS = 'aiou';
const SYLLABLES = CONSONANTS.length * VOWELS.length;
const VOCABULARY = 1500;

/**
 * Writes text of made-up words. As in prose, a word is used in inverse proportion to its rank (Zipf's
 * law) and frequent words are short, so that the text compresses and reads (Flesch) much as prose does.
 */
function createWriter(seed: number) {
  const random = createRandom(seed);
  const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const syllable = (number: number) =>
    CONSONANTS.charAt(Math.floor(number / VOWELS.length)) + VOWELS.charAt(number % VOWELS.length);
  const word = () => {
    const rank = Math.floor(VOCABULARY ** random()) - 1;
    const rest = Math.floor(rank / SYLLABLES);
    return syllable(rank % SYLLABLES) + (rest > 0 ? syllable(rest - 1) : '');
  };
  const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

  /** Words without a full stop, so many characters or a few more. */
  const phrase = (length: number) => {
    let text = word();
    while (text.length < length) text += ` ${word()}`;
    return capitalize(text);
  };
  const sentence = () => {
    const words = Array.from({ length: between(7, 13) }, word);
    return `${capitalize(words.join(' '))}.`;
  };
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  return { between, phrase, sentence, paragraph };
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

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
