const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text as a reader counts: an emoji is one, and so is a letter with its accents. */
export function countCharacters(text: string): number {
  // Each segment carries a copy of the whole; of a text far too long, the exact count is no matter.
  return text.length > 5000 ? text.length : [...characters.segment(text)].length;
}
