import { createHash } from 'node:crypto';
import { parsePage } from '../page';
import { checkBudgets } from './check-budgets';

/** Bytes that cannot be compressed, always the same ones. */
const noise = (length: number) =>
  createHash('shake256', { outputLength: length }).update('').digest();

/** What is too heavy on a page with this body, whose files have these sizes. */
async function check(body: string, sizes: Record<string, number> = {}) {
  const page = parsePage('about.html', `<!DOCTYPE html><body>${body}</body>`);
  const readAsset = (url: string) => (sizes[url] ? noise(sizes[url]) : undefined);
  const found = await checkBudgets(page, readAsset);
  return found.map(({ message }) => message.split(':')[0]);
}

test('everything that is too heavy is an error', async () => {
  const body = [
    '<style>@font-face{src:url(/a.woff2)}</style><script src="/a.js"></script>',
    `<p>${noise(14_000).toString('base64')}</p>`,
    `<script data-behaviour="">${noise(3_000).toString('base64')}</script>`,
  ].join('');
  expect(await check(body, { '/a.woff2': 50_000, '/a.js': 10 })).toEqual([
    'HTML with its styles',
    'behaviours',
    'script before intent',
    'fonts',
    'first view',
  ]);
});
