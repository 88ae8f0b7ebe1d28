import { brotliCompressSync, constants } from 'node:zlib';
import { findWantedFaces } from './font-faces';
import { findElements, getAttribute, textOf, type Element } from './html';
import { serializePage, type Page } from './page';
import type { ReadAsset } from './read-asset';
import { kindOfScript } from './scripts';

/** Bytes as they are, and as they travel. */
export type Weight = { raw: number; brotli: number };

/** What a first visit to one page costs, without third parties. */
export type PageWeight = {
  /** The document with everything inline. */
  html: Weight;
  /** The inline scripts within it. */
  behaviours: Weight;
  /** Script files that load before the visitor does anything. */
  scripts: Weight;
  /** The font files whose letters the page shows. */
  fonts: Weight;
  /** The pictures that load before anybody scrolls. */
  images: Weight;
};

/** The phone of the budgets, 360 px wide, asks for pictures of this many pixels at most. */
const PICTURE_WIDTH = 720;

/**
 * Weighs a page and what it loads at once.
 *
 * @param quality brotli's effort, 0 to 11; hosts that compress in advance use 11
 */
export function weighPage(page: Page, readAsset: ReadAsset, quality = 11): PageWeight {
  const weigh = (bytes: Buffer): Weight => ({
    raw: bytes.length,
    brotli: brotliSize(bytes, quality),
  });
  const weighFiles = (addresses: Iterable<string>) =>
    [...new Set(addresses)]
      .map((address) => readAsset(address) ?? Buffer.alloc(0))
      .map((bytes) => remember(bytes, quality, weigh))
      .reduce(add, NOTHING);

  const { document } = page;
  const scripts = findElements(document, 'script').filter(
    (script) => kindOfScript(script) !== 'data',
  );
  const behaviours = scripts.map(textOf).join('');
  return {
    html: weigh(Buffer.from(serializePage(page))),
    behaviours: behaviours ? weigh(Buffer.from(behaviours)) : NOTHING,
    scripts: weighFiles(scripts.flatMap((script) => getAttribute(script, 'src') ?? [])),
    fonts: weighFiles(findWantedFaces(document).map(({ address }) => address)),
    images: weighFiles(findElements(document, 'img').flatMap(firstPictureOf)),
  };
}

/** What travels before the first view is complete. */
export function firstView({ html, scripts, fonts, images }: PageWeight): Weight {
  return [html, scripts, fonts, images].reduce(add);
}

/** The size of a text after compression, in bytes. */
export function brotliSize(bytes: Buffer, quality: number): number {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;
}

const NOTHING: Weight = { raw: 0, brotli: 0 };

const weights = new WeakMap<Buffer, Map<number, Weight>>();

/** The weight of a file that many pages load. */
function remember(bytes: Buffer, quality: number, weigh: (bytes: Buffer) => Weight): Weight {
  const known = weights.get(bytes) ?? new Map<number, Weight>();
  weights.set(bytes, known);
  const weight = known.get(quality) ?? weigh(bytes);
  known.set(quality, weight);
  return weight;
}

function add(a: Weight, b: Weight): Weight {
  return { raw: a.raw + b.raw, brotli: a.brotli + b.brotli };
}

/** What a browser fetches for a picture at once: nothing for a lazy one, or one that is inline. */
function firstPictureOf(image: Element): string[] {
  const src = getAttribute(image, 'src') ?? '';
  if (getAttribute(image, 'loading') === 'lazy' || src.startsWith('data:')) return [];
  const parent = image.parentNode;
  const source =
    parent && 'tagName' in parent && parent.tagName === 'picture'
      ? findElements(parent, 'source')[0]
      : undefined;
  const srcset = getAttribute(source ?? image, 'srcset');
  return [srcset ? candidateFor(srcset, PICTURE_WIDTH) : src];
}

/** The candidate that browsers take for a width in pixels: the smallest that fills it. */
function candidateFor(srcset: string, width: number): string {
  const candidates = srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = '', size = '0w']) => ({ address, width: Number.parseInt(size, 10) }))
    .sort((a, b) => a.width - b.width);
  return (
    (candidates.find((candidate) => candidate.width >= width) ?? candidates.at(-1))?.address ?? ''
  );
}
