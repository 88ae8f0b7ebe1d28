import { makeArticleText } from './test-content';
import { copyContent } from './test-folder';

/** The ids that the pages get, in a process of its own content. */
async function idsIn(mode: 'production' | 'development'): Promise<number[]> {
  const root = await copyContent({
    '1.md': makeArticleText(),
    '2.md': makeArticleText({ draft: 'true' }),
    '3.md': makeArticleText({ date: '2999-01-01' }),
  });
  const folder = jest.spyOn(process, 'cwd').mockReturnValue(root);
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  try {
    const { getContent } = await import('./content');
    return (await getContent()).articles.map(({ id }) => id);
  } finally {
    folder.mockRestore();
    env.restore();
  }
}

test('a build has no draft and no article of a day to come', async () => {
  await expect(idsIn('production')).resolves.toEqual([1]);
});

test('npm run dev shows every article', async () => {
  await expect(idsIn('development')).resolves.toEqual([1, 2, 3]);
});
