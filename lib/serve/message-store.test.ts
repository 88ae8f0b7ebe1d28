import { appendFile, mkdir, open, readFile, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { createMessageStore } from './message-store';

/** Characters that could split a line. */
const TRICKY = 'one\ntwo\r\n"three" \\ \u2028 \0 é 😀';
const message = (id: string, text = TRICKY) => ({
  id,
  receivedAt: '',
  form: 'contact',
  fields: { text },
});
const idsOf = async (file: string) =>
  (await readFile(file, 'utf8')).split('\n').map((line) => /"id":"(\w+)"/.exec(line)?.[1] ?? line);

const makeFile = async () => join(await makeFolder(), 'deep', 'messages.jsonl');

test('messages at once are whole lines in their order, in a file that only this account can read', async () => {
  const file = await makeFile();
  const store = createMessageStore(file);
  const ids = Array.from({ length: 200 }, (_, index) => `m${index}`);
  await Promise.all(ids.map((id) => store(message(id))));
  expect(await idsOf(file)).toEqual([...ids, '']);
  const [line = ''] = (await readFile(file, 'utf8')).split('\n');
  expect(JSON.parse(line)).toEqual(message('m0'));
  const { mode } = await stat(file);
  if (process.platform !== 'win32') expect(mode & 0o077).toBe(0);
});

test('a message is on the disk before its promise resolves', async () => {
  const file = await makeFile();
  const handle = await open(__filename);
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const steps: string[] = [];
  const sync = jest.spyOn(prototype, 'sync').mockImplementation(async () => {
    steps.push(...(await idsOf(file)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    steps.push('on the disk');
  });
  await createMessageStore(file)(message('written'));
  sync.mockRestore();
  expect(steps).toEqual(['written', '', 'on the disk']);
});

test('a message after half a line, which a crash left, has a line of its own', async () => {
  const file = await makeFile();
  await mkdir(dirname(file));
  await appendFile(file, '{"id":"old"}\n{"id":');
  await createMessageStore(file)(message('new'));
  expect(await idsOf(file)).toEqual(['old', '{"id":', 'new', '']);
});

test('a failed write rejects, and the next message tries again', async () => {
  const file = await makeFile();
  const store = createMessageStore(file);
  await mkdir(file, { recursive: true });
  await expect(store(message('lost'))).rejects.toMatchObject({ code: 'EISDIR' });
  await rmdir(file);
  await store(message('kept'));
  expect(await idsOf(file)).toEqual(['kept', '']);
});
