import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { watchContent, type ContentState } from './watch-content';

/** A watched copy of the content with one article. */
async function watchCopy() {
  const root = await copyContent({ '1.md': makeArticleText({ draft: 'true' }) });
  const content = await watchContent(root);
  const states: ContentState[] = [];
  content.subscribe((state) => states.push(state));
  return { content, states, file: (name: string) => path.join(root, 'content', name) };
}

/** Waits until the last state is as expected: a busy machine may tell of one change in several. */
async function expectState(states: readonly ContentState[], expected: object): Promise<void> {
  for (let tries = 6000; ; tries -= 1) {
    try {
      expect(states.at(-1)).toMatchObject(expected);
      return;
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

test('each change of the content makes a new state', async () => {
  const { content, states, file } = await watchCopy();
  expect(await content.current()).toMatchObject({
    version: 0,
    content: expect.anything() as unknown,
    diagnostics: [],
  });

  await writeFile(file('blog/1.md'), makeArticleText({ date: 'soon' }));
  await expectState(states, { content: undefined });
  expect(await content.current()).toBe(states.at(-1));
  expect(states[0]?.version).toBe(1);

  // As programs save: a file beside it, then its name.
  await writeFile(file('blog/.1.md.swp'), makeArticleText({ draft: 'true' }));
  await rename(file('blog/.1.md.swp'), file('blog/1.md'));
  await expectState(states, { content: expect.anything() as unknown });

  await writeFile(file('blog/2.md'), 'One line.');
  await expectState(states, { diagnostics: [{ file: 'content/blog/2.md', line: 1 }] });

  await rm(file('blog/2.md'));
  await expectState(states, { diagnostics: [] });
  await content.close();
});

test('files written at once are in the state that follows, with a new folder', async () => {
  const { content, states, file } = await watchCopy();
  await mkdir(file('images/more'));
  const ids = [2, 3, 4, 5];
  await Promise.all(
    ids.map((id) => writeFile(file(`blog/${id}.md`), makeArticleText({ draft: 'true' }))),
  );
  await expectState(states, { figures: [1, ...ids].map((id) => ({ id })) });
  await content.close();
});
