import { makeArticleText } from './test-content';
import { copyContent } from './test-folder';

/** The ids that the pages get, in a process of its own content. */
async function idsIn(mode: 'production' | 'development'): Promise<number[]> {
  const root = await copyContent({
    '1.md': makeArticleText(),
    '2.md': makeArticleText({ draft: 'true' }),
    '10.md': makeArticleText({ date: '2999-01-01' }),
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

test('npm run dev shows every article, 2 before 10', async () => {
  await expect(idsIn('development')).resolves.toEqual([1, 2, 10]);
});

test('npm run dev reads the content once for each request', async () => {
  jest.resetModules();
  const load = jest.fn(() => Promise.resolve());
  jest.doMock('./load', () => ({ loadContent: load }));
  // React's own `cache` remembers only while a server renders a request.
  let results = new Map<unknown, unknown>();
  const cache = (read: () => unknown) => () => {
    if (!results.has(read)) results.set(read, read());
    return results.get(read);
  };
  jest.doMock('react', () => ({ cache }));
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const { getContent } = await import('./content');
  for (const request of [1, 2]) {
    results = new Map();
    await Promise.all([getContent(), getContent()]);
    await getContent();
    expect(load).toHaveBeenCalledTimes(request);
  }
  env.restore();
});
