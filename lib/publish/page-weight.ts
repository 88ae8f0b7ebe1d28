import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { findWantedFaces } from './font-faces';
import { type Element, type Page, parseSrcset, programsOf, serializePage } from './page';

/** The bytes of a file of the site by its URL path; undefined when there is none. */
export type ReadAsset = (urlPath: string) => Buffer | undefined;

/** Makes a `ReadAsset` for the site in `outDir` that reads each file once. */
export function createReadAsset(outDir: string): ReadAsset {
  const known = new Map<string, Buffer | undefined>();
  return (urlPath) => {
    if (!known.has(urlPath)) known.set(urlPath, tryRead(outDir, urlPath));
    return known.get(urlPath);
  };
}

/** A broken percent-encoding names no file either. */
function tryRead(outDir: string, urlPath: string): Buffer | undefined {
  try {
    return readFileSync(path.join(outDir, decodeURIComponent(urlPath)));
  } catch {
    return undefined;
  }
}

/** The phone of the budgets, 360 px wide, asks for images of this many pixels at most. */
const IMAGE_WIDTH = 720;

/** Brotli's quality of hosts that compress in advance, some 60 ms a page. */
const BEST = 11;
/** A quality that takes a third of the time, and gives a hundredth more bytes. */
export const QUICK = 10;

/**
 * Weighs what a first visit to a page costs without third parties, in bytes after brotli: the document
 * with everything inline, the inline scripts in it, script files that load before the visitor does
 * anything, the fonts whose letters it shows, the images that load before anybody scrolls.
 *
 * @param quality of brotli, 0 to 11, for the page's own text
 */
export async function weighPage(page: Page, readAsset: ReadAsset, quality = BEST) {
  const weigh = async (text: string) => (text ? measureBrotli(Buffer.from(text), quality) : 0);
  const weighFiles = async (urls: readonly string[]) => {
    const weights = [...new Set(urls)].map((url) => weighFile(url, readAsset(url)));
    return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  };

  const { $ } = page;
  const programs = programsOf(page);
  const [html, behaviours, scripts, fonts, images] = await Promise.all([
    weigh(serializePage(page)),
    weigh($(programs).text()),
    weighFiles(programs.flatMap(({ attribs }) => attribs.src ?? [])),
    weighFiles(findWantedFaces(page).map(({ url }) => url)),
    weighFiles($('img').toArray().map(firstImageOf)),
  ]);
  return { html, behaviours, scripts, fonts, images };
}

const compress = promisify(brotliCompress);

/** The size of a text after brotli, in bytes, found on another core while this one goes on. */
export async function measureBrotli(bytes: Buffer, quality = BEST): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return (await compress(bytes, { params })).length;
}

const known = new WeakMap<Buffer, Promise<number>>();

/** Weighs a file once, though many pages load it. */
function weighFile(url: string, bytes: Buffer | undefined): Promise<number> | number {
  if (!bytes) return 0;
  // Hosts compress text; fonts and photos are compressed already.
  if (!/\.(?:svg|js)$/.test(url)) return bytes.length;
  const weight = known.get(bytes) ?? measureBrotli(bytes);
  known.set(bytes, weight);
  return weight;
}

/** What a browser fetches for an image at once; an empty URL for a lazy or inlined one. */
function firstImageOf({ attribs, parent }: Element): string {
  const { src = '', loading } = attribs;
  if (loading === 'lazy' || src.startsWith('data:')) return '';
  const source =
    parent && 'name' in parent && parent.name === 'picture'
      ? parent.children.find((child) => 'name' in child && child.name === 'source')
      : undefined;
  const srcset = source && 'attribs' in source ? source.attribs.srcset : attribs.srcset;
  return srcset ? candidateFor(srcset, IMAGE_WIDTH) : src;
}

/** The candidate that browsers take for a width in pixels: the smallest that fills it. */
function candidateFor(srcset: string, width: number): string {
  const candidates = parseSrcset(srcset).sort((a, b) => a.width - b.width);
  const fitting = candidates.find((candidate) => candidate.width >= width);
  return (fitting ?? candidates.at(-1))?.url ?? '';
}
