import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningHost } from '@/e2e/hosts/host';
import { sendText, splitUrl } from '@/lib/serve/responses';
import { createSendFile } from '@/lib/serve/send-file';
import { stopServer } from '@/lib/serve/stop-server';

/** What a host's rules make of an address; files are named relative to the site. */
export type Ruling =
  | { status: 200 | 404; file: string; headers?: ReadonlyMap<string, string> }
  | { status: 301 | 302 | 307 | 308; location: string; headers?: ReadonlyMap<string, string> };

/**
 * Serves a site by the rules of a host that cannot run here. How files are sent (types, validators,
 * compression) is `npm start`'s own way; only what `rule` decides is the host's.
 *
 * @param rule gets the path decoded, and the query with its question mark
 */
export async function startRulesServer(
  siteDir: string,
  rule: (pathname: string, query: string) => Promise<Ruling>,
): Promise<RunningHost> {
  const sendFile = createSendFile(siteDir);
  const server = createServer((req, res) => {
    const answer = async () => {
      const { path: encoded, query } = splitUrl(req.url);
      const pathname = decode(encoded);
      if (pathname === undefined) {
        sendText(req, res, 400, 'Bad request');
        return;
      }
      const ruling = await rule(pathname, query);
      for (const [name, value] of ruling.headers ?? []) res.setHeader(name, value);
      if ('location' in ruling) {
        res.setHeader('Location', ruling.location);
        sendText(req, res, ruling.status, 'Moved');
      } else if (req.method !== 'GET' && req.method !== 'HEAD') {
        sendText(req, res, 405, 'Method not allowed');
      } else {
        await sendFile(req, res, ruling.file, ruling.status);
      }
    };
    answer().catch((error: unknown) => {
      sendText(req, res, 500, String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, isTls: false, stop: () => stopServer(server, 0) };
}

function decode(encodedPath: string): string | undefined {
  try {
    const decoded = decodeURIComponent(encodedPath);
    return decoded.startsWith('/') ? decoded : undefined;
  } catch {
    return undefined;
  }
}
