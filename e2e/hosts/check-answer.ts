import type { Expected } from './case';
import { SITE_NAME, type HostName } from './host';
import type { Answer } from './parse-answer';

/** What public/_headers says for every answer. */
const SECURITY_HEADERS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^frame-ancestors 'self'$/,
  'x-frame-options': /^SAMEORIGIN$/i,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  // Netlify and Cloudflare may join it with what the editing page has, which means the latter.
  'cross-origin-opener-policy': /^(same-origin|(same-origin, )?unsafe-none)$/,
  'permissions-policy': /^camera=\(\), .*geolocation=\(\)/,
};
const TRANSPORT_SECURITY = { 'strict-transport-security': /^max-age=63072000$/ };

/** Answers to what is no request at all, given before a site is asked. */
const REFUSALS = new Set([400, 414, 431]);

export type Facts = {
  host: HostName;
  /** Whether the answer came by TLS, or from a host that would send it so. */
  isSecure: boolean;
  /** The bytes of a file of the site. */
  read: (file: string) => Promise<Buffer>;
};

/** Every way in which an answer differs from what is expected of it and of any answer. */
export async function checkAnswer(
  answer: Answer,
  expected: Expected,
  facts: Facts,
): Promise<string[]> {
  const { status, headers, body } = answer;
  const isMoved = status >= 300 && status < 400 && status !== 304;
  const has = (name: string) => headers.get(name) ?? '(none)';
  const faults: string[] = [];
  const fault = (what: string, isFault: boolean) => {
    if (isFault) faults.push(what);
  };
  fault(`${status} instead of ${expected.status.join(' or ')}`, !expected.status.includes(status));
  fault(`${status}: a fault of the host`, status >= 500);

  const location = headers.get('location');
  fault(`Location on status ${status}`, location !== undefined && !isMoved);
  if (isMoved) fault(`leads to another site: ${location}`, leadsAway(location ?? '//'));
  if (expected.location !== undefined) {
    fault(`leads to ${location} instead of ${expected.location}`, location !== expected.location);
  }
  for (const [name, pattern] of Object.entries(expected.headers ?? {})) {
    const isRight = pattern === null ? !headers.has(name) : pattern.test(has(name));
    fault(`${name}: ${has(name)}`, !isRight);
  }
  const isForFilesOnly = facts.host === 'Netlify' && (isMoved || status === 405);
  if (facts.host !== 'GitHub Pages' && !isForFilesOnly && !REFUSALS.has(status)) {
    const wanted = { ...SECURITY_HEADERS, ...(facts.isSecure && TRANSPORT_SECURITY) };
    for (const [name, pattern] of Object.entries(wanted)) {
      fault(`${name}: ${has(name)}`, !once(has(name)).match(pattern));
    }
  }
  fault(`Server: ${has('server')}`, /\d/.test(headers.get('server') ?? ''));
  fault('a cookie', headers.has('set-cookie'));
  fault('a file from elsewhere', /root:x:|planted-secret/.test(body.toString('latin1')));
  fault('a body', expected.isEmpty === true && answer.sent.length > 0);
  fault(`no "${expected.text}"`, !body.includes(expected.text ?? ''));
  if (expected.file !== undefined) {
    fault(`not the bytes of ${expected.file}`, !body.equals(await facts.read(expected.file)));
  }
  return faults;
}

/** Whether a browser on the site would end up elsewhere: //host and /\host are other sites. */
function leadsAway(location: string): boolean {
  return new URL(location, `https://${SITE_NAME}/`).host !== SITE_NAME;
}

/** nginx says all its headers twice when it refuses a range. */
function once(value: string): string {
  const half = value.slice(0, (value.length - 2) / 2);
  return value === `${half}, ${half}` ? half : value;
}
