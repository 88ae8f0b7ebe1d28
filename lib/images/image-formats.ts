import type { Metadata } from 'sharp';

type Format = { called: string; ending: string };

/** What the site shows, by what is in it. */
const SHOWN: Partial<Record<string, Format>> = {
  avif: { called: 'an AVIF', ending: 'avif' },
  jpeg: { called: 'a JPEG', ending: 'jpg' },
  png: { called: 'a PNG', ending: 'png' },
  svg: { called: 'an SVG drawing', ending: 'svg' },
  webp: { called: 'a WebP', ending: 'webp' },
};

/** What is in a picture's file, whatever its ending: `jpeg`, `avif`, `heic`. */
function imageFormat({ format, compression }: Metadata): string {
  if (format !== 'heif') return format;
  return compression === 'av1' ? 'avif' : 'heic';
}

/** Says what a file is in truth; undefined when its ending says so too. */
export function explainFormat(metadata: Metadata, file: string): string | undefined {
  const format = imageFormat(metadata);
  const shown = SHOWN[format];
  if (!shown) return explainOther(`a ${format.toUpperCase()}`);
  const [, name = file, written = ''] = /^(.*)\.(\w+)$/.exec(file) ?? [];
  if (written.toLowerCase().replace('jpeg', 'jpg') === shown.ending) return undefined;
  return `is in truth ${shown.called}; rename it ${name}.${shown.ending}`;
}

/**
 * Says what a file is that does not open as a picture.
 *
 * @param head its first bytes
 */
export function explainUnreadable(head: Buffer): string {
  const text = head.toString('latin1');
  if (/^.{4}ftyp(?:hei[cx]|hev[cx]|mif1|msf1)/s.test(text)) return explainOther('a HEIC photo');
  if (text.startsWith('%PDF')) return explainOther('a PDF');
  if (/^\W*(?:!doctype html|html)\b/i.test(text))
    return 'is in truth a web page; open it in a browser and save the picture itself';
  return 'the file is damaged or is no picture of its kind';
}

function explainOther(what: string): string {
  return `is in truth ${what}, which the site does not show; export it as JPEG or PNG`;
}
