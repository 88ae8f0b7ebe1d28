import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeFolder, writeFiles } from '@/lib/content/test-folder';
import { type ServedSite, serveSite } from './test-server';

type Options = { method?: string; headers?: Record<string, string>; body?: string };

export type TestSite = Awaited<ReturnType<typeof startSite>>;

const sites: ServedSite[] = [];

afterAll(() => Promise.all(sites.map(({ close }) => close())));

/** Serves a site that consists of these files, until the last test in the test file has ended. */
export async function startSite(files: Record<string, string> = {}) {
  const outDir = join(await makeFolder(), 'out');
  await mkdir(outDir);
  await writeFiles(outDir, files);
  const site = await serveSite(outDir);
  sites.push(site);
  const { port } = new URL(site.url);
  return {
    ...site,
    outDir,
    /** Sends the path unchanged, whereas `fetch` would normalize it. */
    sendRequest: async (path: string, { method = 'GET', headers = {}, body }: Options = {}) => {
      const req = request({ port, path, method, headers, agent: false });
      req.end(body);
      const [res] = (await once(req, 'response')) as [IncomingMessage];
      return { status: res.statusCode, headers: res.headers, text: await text(res) };
    },
  };
}
