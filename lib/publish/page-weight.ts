import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, type BrotliOptions } from 'node:zlib';
import { findWantedFaces } from './font-faces';
import { findElements, getAttribute, textOf, type Element } from './html';
import { serializePage, type Page } from './page';
import type { ReadAsset } from './read-asset';
import { kindOfScript } from './next/scripts';

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
export async function weighPage(
  page: Page,
  readAsset: ReadAsset,
  quality = 11,
): Promise<PageWeight> {
  const weigh = async (bytes: Buffer): Promise<Weight> => ({
    raw: bytes.length,
    brotli: await measureBrotli(bytes, quality),
  });
  const weighFiles = async (addresses: Iterable<string>) => {
    const files = [...new Set(addresses)].map((address) => readAsset(address) ?? Buffer.alloc(0));
    const weights = await Promise.all(files.map((bytes) => remember(bytes, quality, weigh)));
    return weights.reduce(add, NOTHING);
  };

  const { document } = page;
  const scripts = findElements(document, 'script').filter(
    (script) => kindOfScript(script) !== 'data',
  );
  const behaviours = scripts.map(textOf).join('');
  const [html, inline, files, fonts, images] = await Promise.all([
    weigh(Buffer.from(serializePage(page))),
    behaviours ? weigh(Buffer.from(behaviours)) : NOTHING,
    weighFiles(scripts.flatMap((script) => getAttribute(script, 'src') ?? [])),
    weighFiles(findWantedFaces(document).map(({ address }) => address)),
    weighFiles(findElements(document, 'img').flatMap(firstPictureOf)),
  ]);
  return { html, behaviours: inline, scripts: files, fonts, images };
}

/** What travels before the first view is complete. */
export function firstView({ html, scripts, fonts, images }: PageWeight): Weight {
  return [html, scripts, fonts, images].reduce(add);
}

/** The size of a text after compression, in bytes. */
export function brotliSize(bytes: Buffer, quality: number): number {
  return brotliCompressSync(bytes, brotliOptions(bytes, quality)).length;
}

const compress = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

/** The same, on another core while this one goes on: at its best brotli takes 40 ms a page. */
export async function measureBrotli(bytes: Buffer, quality: number): Promise<number> {
  return (await compress(bytes, brotliOptions(bytes, quality))).length;
}

function brotliOptions(bytes: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
}

const NOTHING: Weight = { raw: 0, brotli: 0 };

const weights = new WeakMap<Buffer, Map<number, Promise<Weight>>>();

/** The weight of a file that many pages load. */
function remember(
  bytes: Buffer,
  quality: number,
  weigh: (bytes: Buffer) => Promise<Weight>,
): Promise<Weight> {
  const known = weights.get(bytes) ?? new Map<number, Promise<Weight>>();
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
