import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { kinds } from '../addresses';
import { expect, test } from '../test';

test('Spec 6: every page answers anybody, sets no cookie and asks for no password', async ({
  page,
  context,
}) => {
  for (const address of kinds) {
    await page.goto(address);
    await expect(page.locator('input[type="password"]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /log ?in|sign in|account/i })).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test.describe('What is published', () => {
  const files = readdirSync('out', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files
    .filter((file) => !/\.(?:woff2|avif|webp|jpg|png|ico)$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);

  test('names no folder of the machine that built it, and no setting of it', () => {
    const traces = [process.cwd(), `${homedir()}/`, 'process.env'];
    const found = texts.filter(([, text]) => traces.some((trace) => text.includes(trace)));
    expect(found.map(([file]) => file)).toEqual([]);
  });

  test('holds no source map, nor anything that is kept for the site’s owner', () => {
    const kept = /\.(?:map|ts|tsx|md|mdx|yaml|jsonl|env|lock)$|(?:^|\/)\.(?!well-known)/;
    expect(files.filter((file) => kept.test(file))).toEqual([]);
    expect(texts.filter(([, text]) => text.includes('sourceMappingURL'))).toEqual([]);
  });

  test('names no e-mail address that content does not', () => {
    const written = readdirSync('content', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:yaml|mdx?)$/.test(file))
      .map((file) => readFileSync(path.join('content', file), 'utf8'))
      .join();
    const named = texts.flatMap(
      ([, text]) => text.match(/[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi) ?? [],
    );
    expect(named.length).toBeGreaterThan(0);
    expect([...new Set(named)].filter((address) => !written.includes(address))).toEqual([]);
  });

  test('opens no window that could reach back, and says what its fields are for', () => {
    const pages = texts.filter(([file]) => file.endsWith('.html')).map(([, text]) => text);
    const tags = (pattern: RegExp) => pages.flatMap((text) => text.match(pattern) ?? []);
    const windows = tags(/<a [^>]*target="_blank"[^>]*>/g);
    expect(windows.length).toBeGreaterThan(0);
    expect(windows.filter((tag) => !/rel="noopener[ "]/.test(tag))).toEqual([]);
    const fields = tags(/<input [^>]*type="(?:email|tel)"[^>]*>|<input [^>]*name="name"[^>]*>/g);
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter((tag) => !/autocomplete="(?:name|email|tel)"/i.test(tag))).toEqual([]);
  });
});
