import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './build-sites';
import { longArticle } from './generated-articles';
import { makePhoto } from './make-photo';
import { serveSite } from './serve-site';

export type PhotoSite = {
  /** `http://localhost:<port>` */
  url: string;
  outDir: string;
  close: () => Promise<void>;
};

/** Builds and serves a copy of the project whose three articles have photos, the first of 6 MB. */
export async function buildPhotoSite(): Promise<PhotoSite> {
  const folder = path.resolve('.tmp/photo');
  await copyProject(folder);
  for (const [name, width, height] of [
    ['market', 4000, 3000],
    ['tower', 500, 1500],
    ['skyline', 3000, 300],
  ] as const) {
    const photo = await makePhoto(width, height);
    if (name === 'market' && photo.length < 6_000_000) throw new Error('The photo is too light');
    await writeFile(path.join(folder, `content/images/${name}.jpg`), photo);
  }
  for (const [id, text] of [
    [1, longArticle(1, ['market'])],
    [2, `${longArticle(2, ['tower'])}\n![A tower](tower)\n\n![A skyline](skyline)\n`],
    [3, longArticle(3, ['skyline'])],
  ] as const) {
    await writeFile(path.join(folder, `content/blog/${id}.md`), text);
  }
  const build = spawnSync('npx', ['next', 'build'], { cwd: folder, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`It does not build:\n${build.stdout}${build.stderr}`);
  return serve(folder);
}

async function serve(folder: string): Promise<PhotoSite> {
  const outDir = path.join(folder, 'out');
  const messagesFile = path.join(folder, 'messages.jsonl');
  const { url, close } = await serveSite({ outDir, messagesFile });
  return {
    url,
    outDir,
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
