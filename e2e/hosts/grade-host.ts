import { parsePage } from '@/lib/publish/page';
import { ask } from './ask';
import { SITE_NAME, type RunningHost } from './host';
import { gradeOf, observe, type Grade, type Observed } from './observatory';

/**
 * Scans a host's home page as the MDN HTTP Observatory does. Hosts that listen without TLS here are
 * taken to send visitors to HTTPS, which is their setting.
 */
export async function gradeHost(host: RunningHost): Promise<Grade> {
  const { headers, body } = await ask(host, { target: '/' });
  const { $ } = parsePage('index.html', body.toString());
  const metaPolicies = $('meta[http-equiv=Content-Security-Policy]')
    .toArray()
    .map(({ attribs }) => attribs.content ?? '');
  const scripts = $('script')
    .toArray()
    .map(({ attribs }) => ({
      src: attribs.src ?? '',
      hasIntegrity: attribs.integrity !== undefined,
    }));
  return gradeOf(observe({ headers, metaPolicies, scripts, redirect: await findRedirect(host) }));
}

async function findRedirect(host: RunningHost): Promise<Observed['redirect']> {
  if (host.plainPort === undefined) return 'same name';
  const { headers } = await ask(host, { target: '/', isPlain: true });
  const location = headers.get('location') ?? '';
  if (!location.startsWith('https://')) return undefined;
  return new URL(location).host === SITE_NAME ? 'same name' : 'other name';
}
