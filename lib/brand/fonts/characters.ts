/**
 * Which characters are in which font file. A browser shows a character that is in none in another
 * font; a social card leaves it out.
 */
const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const PUNCTUATION = ' !%&(),-./:;?\u00a0–—‘’“”…';
/** Yoruba and Igbo mark tones on vowels; the rest is for names: Côte d’Ivoire, Nestlé, São Tomé. */
const ACCENTED = 'ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúÇâãäçêëîïñôöûü';

/** For headings and large telephone numbers: words, few figures, hardly a symbol. */
export const HEADING_CHARSET = `${ALPHANUMERIC}${PUNCTUATION}${ACCENTED}'$£+`;

/** For articles about money. */
export const TEXT_CHARSET = `${HEADING_CHARSET}"*=€°½×−•`;

/** For controls, tables, addresses. */
export const SANS_CHARSET = `${TEXT_CHARSET}#@_[]©²·`;

/** Most articles need this one character of its source. */
export const NAIRA = '₦';

export const MARKED_CONSONANTS = 'ṢṣṄṅŃńǸǹḾḿ';

/** Dotted vowels, and the tone marks, which must be in the same file to be placed on them. */
export const DOTTED_VOWELS = 'ẸẹỊịỌọỤụ\u0300\u0301\u0304\u0323';

/** Of Hausa. Both families of the pages lack them; social cards have them from another one. */
const HOOKED_LETTERS = 'ƁɓƊɗƘƙƳƴ';

/** Where the font files of social cards are, relative to the project. */
export const CARD_FONT_DIR = 'lib/brand/fonts';

/** The other letters of European names. */
const EUROPEAN = 'ÂÃÄÅÆÊËÎÏÐÑÔÕÖØÛÜÝÞßåæðõ÷øýþÿŒœ';
const EUROPEAN_EXTENDED =
  'ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĴĵĶķĸĹĺĻļĽľĿŀŁłŅņŇňŊŋŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž';

/** The font files of social cards by their names, which are also their families: their characters. */
export const cardFonts = {
  'card-latin': SANS_CHARSET + EUROPEAN,
  'card-latin-ext': NAIRA + MARKED_CONSONANTS + EUROPEAN_EXTENDED,
  'card-vietnamese': DOTTED_VOWELS,
  'card-hausa': HOOKED_LETTERS,
};
