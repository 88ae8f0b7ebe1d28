import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '@/lib/content/test-folder';
import { storeMessage } from './messages';

test('a line that was not written whole is cut off; one of another program is ended', async () => {
  const file = path.join(await makeFolder(), 'messages.jsonl');
  const message = { id: '1', receivedAt: '', form: 'contact', fields: {} };
  fs.writeFileSync(file, '{"id":');
  jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((fd) => {
    fs.writeSync(Number(fd), '\n{"id":"1');
    throw new Error('no space left');
  });
  expect(() => storeMessage(file, message)).toThrow('no space left');
  expect(fs.readFileSync(file, 'utf8')).toBe('{"id":');
  storeMessage(file, message);
  expect(fs.readFileSync(file, 'utf8')).toBe(`{"id":\n${JSON.stringify(message)}\n`);
});
