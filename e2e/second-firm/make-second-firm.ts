import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../copy-project';
import { longArticle } from '../generated-articles';
import { makePhoto } from '../make-photo';

const here = path.resolve('e2e/second-firm');

const GREENS = {
  '950': '#0c2317',
  '900': '#133323',
  '800': '#1b4a31',
  '700': '#1f5f3c',
  '600': '#3d7f5a',
  '300': '#a9d3ba',
  '100': '#e2f1e8',
};

/**
 * Makes a project another firm's by the steps of README, "Make it yours": facts, words, logo, photo,
 * colours, articles.
 *
 * @param folder a copy of the project
 * @returns what `npm run setup` said
 */
export async function makeSecondFirm(folder: string): Promise<string> {
  const setup = ['npm', 'run', 'setup', '--', '--yes', path.join(here, 'firm.yaml')];
  const { code, output } = await run(folder, setup);
  if (code !== 0) throw new Error(output);

  const about = path.join(folder, 'content/pages/about.mdx');
  await writeFile(
    about,
    (await readFile(about, 'utf8')).replace('Ikeja, Lagos', 'Sabon Gari, Kano'),
  );
  const images = path.join(folder, 'content/images');
  await cp(path.join(here, 'logo.svg'), path.join(images, 'logo.svg'));
  await rm(path.join(images, 'hero.svg'));
  await writeFile(path.join(images, 'hero.jpg'), await makePhoto(2400, 1600, 0.2));

  const palette = path.join(folder, 'lib/brand/palette.css');
  const colours = Object.entries(GREENS).reduce(
    (css, [shade, colour]) => css.replace(new RegExp(`(?<=--aro-${shade}: )#\\w+`), colour),
    await readFile(palette, 'utf8'),
  );
  await writeFile(palette, colours);
  for (const id of [1, 2, 3])
    await writeFile(path.join(folder, `content/blog/${id}.md`), longArticle(id, ['post']));
  return output;
}
