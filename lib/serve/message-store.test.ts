import { appendFile, mkdir, mkdtemp, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createMessageStore } from './message-store';

const message = (id: string) => ({ id, receivedAt: '', form: 'contact', fields: { a: 'line\n' } });
const idsOf = async (file: string) =>
  (await readFile(file, 'utf8')).split('\n').map((line) => /"id":"(\w+)"/.exec(line)?.[1] ?? line);

async function withFile(run: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  await run(join(folder, 'deep', 'messages.jsonl'));
  await rm(folder, { recursive: true });
}

test('many at once are each a whole line, in order', () =>
  withFile(async (file) => {
    const store = createMessageStore(file);
    const ids = Array.from({ length: 200 }, (_, index) => `m${index}`);
    await Promise.all(ids.map((id) => store.append(message(id))));
    expect(await idsOf(file)).toEqual([...ids, '']);
  }));

test('a message is in the file when its promise resolves', () =>
  withFile(async (file) => {
    const store = createMessageStore(file);
    const first = store.append(message('first'));
    const second = store.append(message('second'));
    await first;
    expect(await idsOf(file)).toContain('first');
    await second;
    expect(await idsOf(file)).toContain('second');
  }));

test('half a line from a crash swallows nothing', () =>
  withFile(async (file) => {
    await mkdir(dirname(file));
    await appendFile(file, '{"id":"old"}\n{"id":');
    await createMessageStore(file).append(message('new'));
    expect(await idsOf(file)).toEqual(['old', '{"id":', 'new', '']);
  }));

test('a failed write is told, and the next message tries again', () =>
  withFile(async (file) => {
    const store = createMessageStore(file);
    await mkdir(file, { recursive: true });
    await expect(store.append(message('lost'))).rejects.toMatchObject({ code: 'EISDIR' });
    await rmdir(file);
    await store.append(message('kept'));
    expect(await idsOf(file)).toEqual(['kept', '']);
  }));

test('only the owner may read the messages', () =>
  withFile(async (file) => {
    await createMessageStore(file).append(message('a'));
    const { mode } = await stat(file);
    if (process.platform !== 'win32') expect(mode & 0o077).toBe(0);
  }));
