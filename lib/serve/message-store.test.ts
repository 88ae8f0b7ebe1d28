import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { storeMessage } from './message-store';

/** Characters that could split a line. */
const TRICKY = 'one\ntwo\r\n"three" \\ \u2028 \0 é 😀';
const message = (id: string) => ({
  id,
  receivedAt: '',
  form: 'contact',
  fields: { text: TRICKY },
});
const makeFile = async () => join(await makeFolder(), 'deep', 'messages.jsonl');

test('messages at once are whole lines, in a file that only this account can read', async () => {
  const file = await makeFile();
  const messages = Array.from({ length: 200 }, (_, index) => message(`m${index}`));
  await Promise.all(messages.map((one) => storeMessage(file, one)));
  const lines = (await readFile(file, 'utf8')).split('\n');
  expect(lines.pop()).toBe('');
  expect(new Set(lines)).toEqual(new Set(messages.map((one) => JSON.stringify(one))));
  const { mode } = await stat(file);
  if (process.platform !== 'win32') expect(mode & 0o077).toBe(0);
});

test('a message that cannot be written rejects', async () => {
  const file = await makeFile();
  await mkdir(file, { recursive: true });
  await expect(storeMessage(file, message('lost'))).rejects.toMatchObject({ code: 'EISDIR' });
});
