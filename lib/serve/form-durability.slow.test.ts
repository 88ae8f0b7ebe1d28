import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withSiteProcess } from './test-process';

const URL_ENCODED = { 'content-type': 'application/x-www-form-urlencoded' };

test('SIGKILL loses no message that was answered with success', () =>
  withSiteProcess({ 'index.html': 'home' }, async ({ port, outDir, signal, gone }) => {
    const accepted: string[] = [];
    const postUntilDown = async (client: number) => {
      for (let count = 0; ; count += 1) {
        const id = `${client}-${count}`;
        const body = `id=${id}&text=${'x'.repeat((count % 7) * 8000)}`;
        const url = `http://localhost:${port}/f/other`;
        const post = fetch(url, { method: 'POST', headers: URL_ENCODED, body });
        const response = await post.catch(() => undefined);
        if (!response) return;
        expect(response.status).toBe(200);
        accepted.push(id);
        if (accepted.length === 100) signal('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, client) => postUntilDown(client)));
    expect(await gone).toBe('SIGKILL');
    const file = await readFile(join(outDir, '../.data/messages.jsonl'), 'utf8');
    const whole = file.slice(0, file.lastIndexOf('\n')).split('\n');
    const stored = whole.map((line) => (JSON.parse(line) as { fields: { id: string } }).fields.id);
    expect(accepted.length).toBeGreaterThanOrEqual(100);
    expect(stored).toEqual(expect.arrayContaining(accepted));
    expect(stored).toHaveLength(new Set(stored).size);
  }));
