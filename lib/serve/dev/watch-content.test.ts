import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeArticleText } from '@/lib/content/test-content';
import { copyContent } from '@/lib/content/test-folder';
import { watchContent, type ContentState } from './watch-content';

const DRAFT = makeArticleText({ draft: 'true' });

/** Waits until the last state has articles with these ids: a busy machine may report it as several. */
async function waitForIds(states: readonly ContentState[], ids: number[]): Promise<void> {
  const isReached = () => String(states.at(-1)?.figures.map(({ id }) => id)) === String(ids);
  while (!isReached()) await sleep(10);
}

test('a change of the content makes a new state, with everything that was written at once', async () => {
  const root = await copyContent({ '1.md': DRAFT });
  const file = (name: string) => path.join(root, 'content', name);
  const content = await watchContent(root);
  const states: ContentState[] = [];
  content.changes.on('change', (state) => states.push(state));
  expect(await content.current()).toMatchObject({ version: 0, figures: [{ id: 1 }] });

  await writeFile(file('blog/1.md'), makeArticleText({ date: 'soon' }));
  while (states.at(-1)?.content !== undefined || states.length === 0) await sleep(10);
  expect(await content.current()).toBe(states.at(-1));
  expect(states[0]?.version).toBe(1);

  // Some programs write another file, and then rename it.
  await writeFile(file('blog/.1.md.swp'), DRAFT);
  await rename(file('blog/.1.md.swp'), file('blog/1.md'));
  await mkdir(file('images/more'));
  await Promise.all([2, 3, 4].map((id) => writeFile(file(`blog/${id}.md`), DRAFT)));
  await waitForIds(states, [1, 2, 3, 4]);

  await rm(file('blog/4.md'));
  await waitForIds(states, [1, 2, 3]);
  await content.close();
});
