import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { resolvePalette } from '@/lib/brand/palette';

export const dynamic = 'force-static';

/** The style of the feed, for readers who open it in a browser: it has no other style sheet. */
export async function GET(): Promise<Response> {
  const css = await readFile(path.join(process.cwd(), 'lib/seo/feed.css'), 'utf8');
  return new Response(resolvePalette(css), { headers: { 'Content-Type': 'text/css' } });
}
