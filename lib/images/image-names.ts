const IMAGE_FILE = /^(?<name>[\w-]+)\.(?:svg|jpe?g|png|webp|avif)$/i;

/** What the systems of editors and git put into a folder by themselves. */
const SYSTEM_FILE = /^(?:\..*|thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i;

const LETTERS = 'the name of a picture has only letters, digits, "-" and "_"';

/** The name articles use; undefined for a file that is not named like a picture. */
export function imageName(file: string): string | undefined {
  return IMAGE_FILE.exec(file)?.groups?.name;
}

export function isSystemFile(file: string): boolean {
  return SYSTEM_FILE.test(file);
}

/** Says why a file that is not named like a picture is none, and what to do. */
export function explainFileName(file: string): string {
  const [, ending = ''] = /\.([^.]*)$/.exec(file) ?? [];
  if (imageName(`picture.${ending}`)) {
    return `is passed over, for ${LETTERS}; name it ${suggestName(file) || 'picture'}.${ending.toLowerCase()}`;
  }
  if (/^hei[cf]$/i.test(ending))
    return 'is a HEIC photo, which browsers do not show; export it as JPEG';
  if (/^(?:gif|tiff?|bmp|jxl|jp2|psd|ico)$/i.test(ending))
    return `is a ${ending.toUpperCase()}, which the site does not show; export it as JPEG or PNG`;
  return 'is no picture; a picture ends with .jpg, .png, .webp, .avif or .svg';
}

/**
 * The name that was meant by what an editor wrote: the last part of a path or an address, without
 * its ending; also where a path of Windows or an address with %20 was written.
 */
function writtenName(written: string): string {
  const [last = ''] = /[^\\/]*$/.exec(written) ?? [];
  return decode(last).replace(/\.[^.]*$/, '');
}

/** A name for a picture, as near as can be to a file's or what an editor wrote; may be empty. */
export function suggestName(written: string): string {
  let name = writtenName(written);
  while (imageName(`x.${/\.([^.]*)$/.exec(name)?.[1] ?? ''}`)) name = writtenName(name);
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** What is wrong with a name itself, whatever stands in content/images; empty when nothing is. */
export function explainWrittenName(written: string): string {
  if (hasAddress(written))
    return ' A picture of another website is not shown; put the file there and write its name.';
  if (imageName(`${written.replace(/\.\w+$/, '')}.svg`)) return '';
  const suggestion = suggestName(written);
  return ` ${upperFirst(LETTERS)}.${suggestion && ` Name it "${suggestion}".`}`;
}

/** Whether two names are one to those who do not mind capitals, signs, folders and endings. */
export function isSameName(a: string, b: string): boolean {
  const name = suggestName(a).toLowerCase();
  return name !== '' && name === suggestName(b).toLowerCase();
}

/** How a name differs from the one of a picture that was meant. */
export function explainDifference(written: string, name: string): string {
  if (/[\\/]/.test(written)) return ' A name stands alone, without folder or address.';
  return writtenName(written).toLowerCase() === name.toLowerCase() && writtenName(written) !== name
    ? ' Capitals count.'
    : '';
}

function hasAddress(written: string): boolean {
  return /^(?:[a-z][a-z\d]+:|\/\/)/i.test(written);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that stands for itself.
    return text;
  }
}
