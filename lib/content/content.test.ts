import { makeArticleText } from './test-content';
import { copyContent } from './test-folder';

/** The ids of the articles that the pages get. */
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

test('a build has no draft and no scheduled article', async () => {
  await expect(idsIn('production')).resolves.toEqual([1]);
});

test('npm run dev shows every article, 2 before 10', async () => {
  await expect(idsIn('development')).resolves.toEqual([1, 2, 10]);
});

test('npm run dev reads the content once for each request', async () => {
  jest.resetModules();
  const load = jest.fn(() => Promise.resolve());
  jest.doMock('./check-content', () => ({ loadContent: load }));
  // React's own remembers only while a server renders a request: here is one request.
  const cache = (read: () => unknown) => {
    let result: unknown;
    return () => (result ??= read());
  };
  jest.doMock('react', () => ({ cache }));
  const env = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const { getContent } = await import('./content');
  await Promise.all([getContent(), getContent()]);
  expect(load).toHaveBeenCalledTimes(1);
  env.restore();
});
