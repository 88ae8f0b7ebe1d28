import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { measureBrotli } from '@/lib/publish/page-weight';

/** In bytes, with brotli at the quality of hosts that compress once, before anyone asks. */
export type ListPageSize = {
  page: number;
  /** The page up to the end of its sixth card, compressed by itself. */
  firstCards: number;
  /** How much of the whole compressed page has to arrive before a browser has those cards. */
  firstCardsOnTheWire: number;
};

/** The cards that the list shows before Show More. */
const FIRST_CARDS = 6;
const QUALITY = 11;

/** Measures the blog's list of a built site; a list of fewer cards is measured to its last. */
export async function measureListPage(outDir: string): Promise<ListPageSize> {
  const html = await readFile(path.join(outDir, 'blog.html'));
  const end = endOfFirstCards(html);
  return {
    page: await measureBrotli(html, QUALITY),
    firstCards: await measureBrotli(html.subarray(0, end), QUALITY),
    firstCardsOnTheWire: compressedBytesFor(html, end),
  };
}

function endOfFirstCards(html: Buffer): number {
  const tag = '</article>';
  let end = 0;
  for (let card = 0; card < FIRST_CARDS; card += 1) {
    const start = html.indexOf(tag, end);
    if (start === -1) break;
    end = start + tag.length;
  }
  return end;
}

/** The least beginning of the compressed page from which a decoder has the page's first bytes. */
function compressedBytesFor(html: Buffer, bytes: number): number {
  const compressed = brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
  let low = 1;
  let high = compressed.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    // Flushed, a decoder gives what it has; otherwise it takes an unfinished stream for a damaged one.
    const decoded = brotliDecompressSync(compressed.subarray(0, middle), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    if (decoded.length >= bytes) high = middle;
    else low = middle + 1;
  }
  return low;
}
