/** Where the font files are, relative to the project. `app/styles/fonts.css` makes families of them. */
export const FONT_DIR = 'app/fonts';

/** The files of the family of headings: those after the first have characters that it lacks. */
export const HEADING_FONTS = ['display', 'display-naira', 'display-consonants', 'display-vowels'];
