import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './build-sites';
import { longArticle } from './generated-articles';
import { expect, test } from './test';

const good = longArticle(1, ['tax']).replace(/^title: .*$/m, 'title: An article');
const end = good.split('\n').length;

/** Builds a copy of the project with these articles; what it says on the way is returned. */
async function build(name: string, articles: Record<string, string>) {
  const folder = path.resolve('.tmp/broken', name);
  await copyProject(folder);
  for (const [file, text] of Object.entries(articles)) {
    await writeFile(path.join(folder, 'content/blog', file), text);
  }
  const { status, stderr, stdout } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const built = await readFile(path.join(folder, 'out/index.html'), 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  return { status, output: stdout + stderr, built: built !== undefined };
}

test.describe('a broken article stops the build with file, line and a sentence', () => {
  for (const [what, file, text, message] of [
    [
      'date',
      '1.md',
      good.replace(/^date: .*$/m, 'date: 3/5/25'),
      'content/blog/1.md:3:7 date: expected a date such as "May 3, 2025" or 2025-05-03, got "3/5/25"',
    ],
    [
      'title',
      '1.md',
      good.replace('title: An article', 'title:'),
      'content/blog/1.md:2:7 title: is missing; expected a title',
    ],
    [
      'file name',
      'one.md',
      good,
      'content/blog/one.md:1:1 id: the file name must be a whole number from 1 up and ".md", such as 24.md',
    ],
    [
      'key’s spelling',
      '1.md',
      good.replace('description:', 'descripton:'),
      'content/blog/1.md:4:1 descripton: this key is not known. Did you mean "description"?',
    ],
    [
      'image name',
      '1.md',
      good.replace('image: tax', 'image: taks'),
      'content/blog/1.md:5:8 image: there is no picture "taks" in content/images. Did you mean "tax"?',
    ],
    [
      'image name in the text',
      '1.md',
      `${good}\n![A receipt](taks)\n`,
      `content/blog/1.md:${end + 1}:1 body: there is no picture "taks" in content/images. Did you mean "tax"?`,
    ],
    [
      'link',
      '1.md',
      `${good}\nSee [this](/blog/99).\n`,
      `content/blog/1.md:${end + 1}:5 body: there is no article /blog/99`,
    ],
    ['length', '1.md', good.slice(0, good.indexOf('\n**')), 'content/blog/1.md:7:1 body: has '],
  ] as const) {
    test(what, async () => {
      const { status, output, built } = await build(what.replaceAll(/\W/g, '-'), { [file]: text });
      expect(output).toContain(message);
      expect(status).not.toBe(0);
      expect(built).toBe(false);
    });
  }

  test('two broken files are both named', async () => {
    const { output } = await build('two', {
      '1.md': good.replace('image: tax', 'image: taks'),
      '2.md': good.replace('title: An article', 'titel: An article'),
      '3.md': good,
    });
    expect(output).toContain('content/blog/1.md:5:8 image:');
    expect(output).toContain('content/blog/2.md:2:1 titel:');
    expect(output).not.toContain('content/blog/3.md');
  });
});

test.describe('a frame in site.yaml that is not to be trusted stops the build with file and line', () => {
  const newsletter = '  url:\n  height: 174';
  const map = /(?<=\nmap:\n.*\n {2}url: ).*/;
  for (const [what, before, after, message] of [
    [
      'a newsletter without encryption',
      newsletter,
      newsletter.replace('url:', 'url: http://abc.sibforms.com/serve/x'),
      'newsletter.url: expected the newsletter form\'s address, beginning with https://, got "http://abc.sibforms.com/serve/x"',
    ],
    [
      'a newsletter of nobody',
      newsletter,
      newsletter.replace('url:', 'url: https://news.example/form'),
      'newsletter.url: expected the newsletter form\'s address at Zoho Campaigns (https://….maillist-manage.com/ua/Optin?…) or Brevo (https://….sibforms.com/serve/…); got "https://news.example/form".',
    ],
    [
      'a script for a map',
      map,
      'javascript:alert(1)',
      'map.url: expected the map\'s address, beginning with https://, got "javascript:alert(1)"',
    ],
    [
      'a map of nobody',
      map,
      'https://maps.example/embed',
      "map.url: expected the map's address at OpenStreetMap",
    ],
  ] as const) {
    test(what, async () => {
      const yaml = await readFile('content/site.yaml', 'utf8');
      const broken = yaml.replace(before, after);
      const lines = broken.split('\n');
      const line = lines.findIndex((text, index) => text !== yaml.split('\n')[index]) + 1;
      const { status, output, built } = await build(what.replaceAll(/\W/g, '-'), {
        '../site.yaml': broken,
      });
      expect(output).toContain(`content/site.yaml:${line}:8 ${message}`);
      expect(status).not.toBe(0);
      expect(built).toBe(false);
    });
  }
});
