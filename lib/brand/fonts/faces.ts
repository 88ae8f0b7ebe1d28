/** Where the font files are, relative to the project. `app/styles/fonts.css` makes families of them. */
export const FONT_DIR = 'app/fonts';

/** The files of the family of headings, whose last fonts have the letters that the first lacks. */
export const HEADING_FONTS = ['display', 'display-naira', 'display-vowels'];
