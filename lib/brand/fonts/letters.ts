/** Which characters travel in which file. Whatever stands in none of them comes from the fallback. */
const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PUNCTUATION = ' !%&(),-./:;?\u00a0–—‘’“”…';
/** Yoruba and Igbo write tones on vowels; the rest is for names: Côte d’Ivoire, Nestlé, São Tomé. */
const ACCENTED = 'ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúÇâãäçêëîïñôöûü';

/** Headings: words, few figures, hardly a sign. */
export const HEADING_LETTERS = `${ALPHANUMERIC}${PUNCTUATION}${ACCENTED}'$£`;

/** Articles on money. */
export const TEXT_LETTERS = `${HEADING_LETTERS}"*+=€°½×−•`;

/** Controls, tables, addresses. */
export const SANS_LETTERS = `${TEXT_LETTERS}#@_[]©²·`;

/**
 * In one file with the naira sign, because they come from one source: the sign stands on most pages,
 * the letters are few.
 */
export const NAIRA_AND_CONSONANTS = '₦ṢṣṄṅŃńǸǹḾḿ';

/** Dotted vowels, and the tone marks that have to come from the same file to sit on them. */
export const DOTTED_VOWELS = 'ẸẹỊịỌọỤụ\u0300\u0301\u0304\u0323';

/** Hausa's hooked letters. */
export const HOOKED_CONSONANTS = 'ƁɓƊɗƘƙƳƴ';
