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
