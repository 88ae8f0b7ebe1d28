import { readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { cmsFiles } from '@/lib/authoring/cms/cms-files';
import { loadContent } from '@/lib/content/load';
import { copyContent } from '@/lib/content/test-folder';
import { makeError } from '@/lib/site/diagnostic';
import { createDevServer } from './dev-server';
import type { ContentState } from './watch-content';

const fault = makeError('content/blog/7.md', 'expected a date, got "<b>soon</b>"', {
  line: 3,
  column: 7,
  field: 'date',
});

const broken: ContentState = {
  version: 4,
  content: undefined,
  figures: [],
  diagnostics: [fault],
};
let readable: ContentState;
beforeAll(async () => {
  readable = { ...broken, content: await loadContent(await copyContent()), diagnostics: [] };
});

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A development server whose Next answers everything with "next". */
async function serve(state: ContentState) {
  const listeners = new Set<(state: ContentState) => void>();
  const content = {
    current: () => Promise.resolve(state),
    subscribe: (listener: (state: ContentState) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => Promise.resolve(),
  };
  const server = createDevServer(content, (req, res) => {
    res.setHeader('Content-Type', req.url === '/feed.xml' ? 'application/xml' : 'text/html');
    res.setHeader('Content-Length', 4);
    res.end('next');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, listeners };
}

const wantsPage = { headers: { accept: 'text/html,*/*' } };

test('a page is Next’s, with the live-reload script and the version of its content', async () => {
  const { url } = await serve(readable);
  const answer = await fetch(`${url}/about`, wantsPage);
  expect(await answer.text()).toBe('next<script type="module" src="/live-reload.mjs?4"></script>');
  expect(await (await fetch(`${url}/feed.xml`, wantsPage)).text()).toBe('next');
  const script = await fetch(`${url}/live-reload.mjs?4`);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toContain('new EventSource(');
});

test('while content cannot be read, a page lists its problems', async () => {
  const { url } = await serve(broken);
  const answer = await fetch(`${url}/about`, wantsPage);
  expect(answer.status).toBe(500);
  const page = await answer.text();
  expect(page).toContain(
    '1 problem in content/\n  content/blog/7.md:3:7 date: expected a date, got "&lt;b>soon',
  );
  expect(page).toContain('src="/live-reload.mjs?4"');
});

test('the editing page is served when it is switched on', async () => {
  const { url: without } = await serve(readable);
  expect(await (await fetch(`${without}/admin/`)).text()).toBe('next');
  const root = await copyContent();
  const yaml = await readFile(path.join(root, 'content/site.yaml'), 'utf8');
  await writeFile(
    path.join(root, 'content/site.yaml'),
    yaml
      .replace('  backend:', '  backend: github')
      .replace('  repository:', '  repository: firm/site'),
  );
  const content = await loadContent(root);
  const { url } = await serve({ ...readable, content });
  const page = await fetch(`${url}/admin`);
  expect(page.url).toBe(`${url}/admin/`);
  expect(await page.text()).toContain('src="start.js"');
  const script = await fetch(`${url}/admin/start.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await (await fetch(`${url}/admin/nothing`)).text()).toBe('next');
  expect(await (await fetch(`${url}/administration`)).text()).toBe('next');
  // Its 5 MB are read once.
  const cms = async () => (await cmsFiles(content)).get('cms/index.js');
  expect(await cms()).toBe(await cms());
});

test.each([
  ['a picture', {}],
  ['a style sheet for a page', { accept: 'text/css,*/*;q=0.1', 'sec-fetch-dest': 'style' }],
  ['a frame', { accept: 'text/html', 'sec-fetch-dest': 'iframe' }],
])('%s is Next’s even while content cannot be read', async (_what, headers) => {
  const { url } = await serve(broken);
  expect(await (await fetch(`${url}/x`, { headers })).text()).toBe('next');
});

test('sends the version at once and after every change, until the client leaves', async () => {
  const { url, listeners } = await serve(readable);
  const control = new AbortController();
  const { body } = await fetch(`${url}/content-events`, { signal: control.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: 4\n\n');
  for (const listener of listeners) listener({ ...readable, version: 5 });
  expect((await reader?.read())?.value).toBe('data: 5\n\n');
  control.abort();
  while (listeners.size > 0) await new Promise((resolve) => setTimeout(resolve, 10));
});
