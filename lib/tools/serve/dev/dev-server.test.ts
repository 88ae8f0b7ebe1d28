import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import path from 'node:path';
import { loadContent } from '@/lib/content/load';
import { copyContent, makeFolder } from '@/lib/content/test-folder';
import { makeError } from '@/lib/site/diagnostic';
import { listenLocally } from '../test-server';
import { createDevServer } from './dev-server';
import type { ContentState } from './watch-content';

const problem = makeError('content/blog/7.md', 'expected a date, got "<b>soon</b>&"', {
  line: 3,
  column: 7,
  field: 'date',
});
const broken: ContentState = { changedAt: 4000, content: undefined, diagnostics: [problem] };

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
  const watch = { changes, current: () => Promise.resolve(state) };
  const messagesFile = path.join(await makeFolder(), 'messages.jsonl');
  const server = createDevServer(watch, (_req, res) => res.end('next'), messagesFile);
  servers.push(server);
  const url = await listenLocally(server);
  const ask = async (target: string, init: RequestInit = {}) => {
    const answer = await fetch(url + target, init);
    return { status: answer.status, text: await answer.text() };
  };
  return { ask, changes, url };
}

const PAGE = { headers: { accept: 'text/html,*/*' } };

test('pages and files come from Next, forms are answered here', async () => {
  const { ask } = await serve(await readContent());
  for (const target of ['/about', '/feed.xml'])
    expect(await ask(target, PAGE)).toMatchObject({ text: 'next' });
  expect(await ask('/blog/999')).toEqual({ status: 404, text: 'next' });
  const body = new URLSearchParams({ email: 'ada@mail.example' });
  expect(await ask('/f/newsletter', { method: 'POST', body })).toMatchObject({ status: 200 });
});

test.each([
  ['made before the last change is told at once', 3999, true],
  ['made after it is told of the next one', 4001, false],
])('a page %s', async (_what, since, isTold) => {
  const { url, changes } = await serve(broken);
  const events = await fetch(`${url}/content-events?since=${since}`);
  const reader = events.body?.getReader();
  const read = async () => Buffer.from((await reader?.read())?.value ?? '').toString();
  if (!isTold) changes.emit('change', broken);
  expect(await read()).toBe('data: changed\n\n');
  await reader?.cancel();
});

test('while content has errors, a page lists them as text', async () => {
  const { ask } = await serve(broken);
  const { status, text } = await ask('/about', PAGE);
  expect(status).toBe(500);
  expect(text).toContain(
    '1 problem in content/\n  content/blog/7.md:3:7 date: expected a date, got &quot;&lt;b>soon&lt;/b>&amp;&quot;',
  );
  expect(text).toContain('new EventSource(');
});

test.each([
  ['a picture', {}],
  ['a style sheet', { accept: 'text/css,*/*;q=0.1' }],
])('%s comes from Next even while content has errors', async (_what, headers) => {
  const { ask } = await serve(broken);
  expect(await ask('/x', { headers })).toMatchObject({ text: 'next' });
});
