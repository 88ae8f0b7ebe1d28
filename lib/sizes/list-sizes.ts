import { loadImages, readMaster } from '@/lib/content/images/images';
import type { Problem } from '@/lib/content/problem';
import { brotliBytes, MOST_BYTES } from '@/lib/drawings/weight';
import { listFontSizes } from '@/lib/fonts/list-font-sizes';
import { isPhoto } from '@/lib/images/variants';

/** A file that visitors download, beside what it may weigh, in bytes as it travels. */
export type Size = { file: string; bytes: number; budget: number };

/**
 * The sizes of every drawing in content/images, after brotli, and of every font file. Photos have
 * their limits where they are made.
 *
 * @param root the project's folder
 * @throws when content/images cannot be read, or a picture there is damaged
 */
export async function listSizes(root: string): Promise<Size[]> {
  const problems: Problem[] = [];
  const images = await loadImages(root, problems);
  const [problem] = problems;
  if (problem) throw new Error(`${problem.file}: ${problem.message}`);
  const drawings = [...images.values()].filter((image) => !isPhoto(image));
  const weighed = drawings.map(async (image) => ({
    file: `content/images/${image.file}`,
    bytes: brotliBytes((await readMaster(root, image)).toString()),
    budget: MOST_BYTES,
  }));
  const fonts = listFontSizes(root).map(({ name, ...size }) => ({
    file: `app/fonts/${name}.woff2`,
    ...size,
  }));
  return [...(await Promise.all(weighed)), ...fonts];
}
