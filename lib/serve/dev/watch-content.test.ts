import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { watchContent, type ContentState } from './watch-content';

const DRAFT = makeArticleText({ draft: 'true' });

/** A watched copy of the content with one article. */
async function watchCopy() {
  const root = await copyContent({ '1.md': DRAFT });
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

test('a change of the content makes a new state, with all that was written at once', async () => {
  const { content, states, file } = await watchCopy();
  expect(await content.current()).toMatchObject({ version: 0, figures: [{ id: 1 }] });

  await writeFile(file('blog/1.md'), makeArticleText({ date: 'soon' }));
  await expectState(states, { content: undefined });
  expect(await content.current()).toBe(states.at(-1));
  expect(states[0]?.version).toBe(1);

  // As programs save: a file beside it, then its name.
  await writeFile(file('blog/.1.md.swp'), DRAFT);
  await rename(file('blog/.1.md.swp'), file('blog/1.md'));
  await mkdir(file('images/more'));
  await Promise.all([2, 3, 4].map((id) => writeFile(file(`blog/${id}.md`), DRAFT)));
  await expectState(states, { figures: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }] });

  await rm(file('blog/4.md'));
  await expectState(states, { figures: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  await content.close();
});
