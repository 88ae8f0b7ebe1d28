import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { watchContent, type ContentState } from './watch-content';

const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

/** A watched copy of the content with one article; `next` is the state after the next change. */
async function watchCopy() {
  const root = await copyContent({ '1.md': makeArticleText({ draft: 'true' }) });
  const content = await watchContent(root);
  closers.push(content.close);
  const states: ContentState[] = [];
  content.subscribe((state) => states.push(state));
  const next = async () => {
    const count = states.length;
    while (states.length === count) await new Promise((resolve) => setTimeout(resolve, 10));
    return states.at(-1);
  };
  return { content, next, states, file: (name: string) => path.join(root, 'content', name) };
}

test('each change of the content makes a new state', async () => {
  const { content, next, file } = await watchCopy();
  expect(await content.current()).toMatchObject({ version: 0, isReadable: true, problems: [] });

  const broken = next();
  await writeFile(file('blog/1.md'), makeArticleText({ date: 'soon' }));
  expect(await broken).toMatchObject({ version: 1, isReadable: false });
  expect(await content.current()).toBe(await broken);

  // As programs save: a file beside it, then its name.
  const mended = next();
  await writeFile(file('blog/.1.md.swp'), makeArticleText({ draft: 'true' }));
  await rename(file('blog/.1.md.swp'), file('blog/1.md'));
  expect(await mended).toMatchObject({ isReadable: true });

  const added = next();
  await writeFile(file('blog/2.md'), 'One line.');
  expect((await added)?.problems).toMatchObject([{ file: 'content/blog/2.md', line: 1 }]);

  const removed = next();
  await rm(file('blog/2.md'));
  expect(await removed).toMatchObject({ isReadable: true, problems: [] });
});

test('files written at once are one change, a new folder of them too', async () => {
  const { next, states, file } = await watchCopy();
  const changed = next();
  await mkdir(file('images/more'));
  await Promise.all(
    [2, 3, 4, 5].map((id) => writeFile(file(`blog/${id}.md`), makeArticleText({ draft: 'true' }))),
  );
  expect((await changed)?.figures.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(states).toHaveLength(1);
});
