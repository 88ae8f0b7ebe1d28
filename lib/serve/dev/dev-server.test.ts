import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadContent } from '@/lib/content/check-content';
import { copyContent } from '@/lib/content/test-folder';
import { makeError } from '@/lib/site/diagnostic';
import { createDevServer } from './dev-server';
import type { ContentState } from './watch-content';

const fault = makeError('content/blog/7.md', 'expected a date, got "<b>soon</b>&"', {
  line: 3,
  column: 7,
  field: 'date',
});
const broken: ContentState = { version: 4, content: undefined, diagnostics: [fault] };

/** The state of content without errors. */
async function readContent() {
  const content = await loadContent(await copyContent());
  return { ...broken, content, diagnostics: [] };
}

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

/** A development server whose Next answers everything with "next". */
async function serve(state: ContentState) {
  const changes = new EventEmitter<{ change: [ContentState] }>();
  const server = createDevServer({ changes, current: () => Promise.resolve(state) }, (req, res) => {
    res.setHeader('Content-Type', req.url === '/feed.xml' ? 'application/xml' : 'text/html');
    res.setHeader('Content-Length', 4);
    res.end('next');
  }).listen(0);
  servers.push(server);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const ask = async (target: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + target, { headers });
    const type = answer.headers.get('content-type');
    return { status: answer.status, type, text: await answer.text() };
  };
  return { ask, changes };
}

const PAGE = { accept: 'text/html,*/*' };

test('a page of Next gets the live-reload script with the version of its content', async () => {
  const { ask } = await serve(await readContent());
  expect(await ask('/about', PAGE)).toMatchObject({
    text: 'next<script type="module" src="/live-reload.mjs?4"></script>',
  });
  expect(await ask('/feed.xml', PAGE)).toMatchObject({ text: 'next' });
  const script = await ask('/live-reload.mjs?4');
  expect(script.type).toBe('text/javascript; charset=utf-8');
  expect(script.text).toContain('new EventSource(');
});

test('while content has errors, a page lists them as text', async () => {
  const { ask } = await serve(broken);
  const { status, text } = await ask('/about', PAGE);
  expect(status).toBe(500);
  expect(text).toContain(
    '1 problem in content/\n  content/blog/7.md:3:7 date: expected a date, got &quot;&lt;b>soon&lt;/b>&amp;&quot;',
  );
  expect(text).toContain('src="/live-reload.mjs?4"');
});

test.each([
  ['a picture', {}],
  ['a style sheet', { accept: 'text/css,*/*;q=0.1' }],
])('%s comes from Next even while content has errors', async (_what, headers) => {
  const { ask } = await serve(broken);
  expect(await ask('/x', headers)).toMatchObject({ text: 'next' });
});
