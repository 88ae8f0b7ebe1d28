import { SITE_NAME, type Answer } from './ask';
import type { Expected } from './cases';
import type { Host } from './hosts';

/** What public/_headers says for every answer. */
const SECURITY_HEADERS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^frame-ancestors 'self'(, sandbox; .*)?$/,
  'x-frame-options': /^SAMEORIGIN$/i,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(\), .*geolocation=\(\)/,
};
const TRANSPORT_SECURITY = { 'strict-transport-security': /^max-age=63072000$/ };

const REFUSALS = new Set([400, 414, 431]);

type Facts = {
  host: Host;
  /** Whether the answer came over TLS, or from a host that would send it so. */
  isSecure: boolean;
  /** Reads a file of the site. */
  read: (file: string) => Promise<Buffer>;
};

/** Returns every way in which an answer differs from what is expected of it and of any answer. */
export async function checkAnswer(
  { status, headers, sent, body }: Answer,
  expected: Expected,
  { host, isSecure, read }: Facts,
): Promise<string[]> {
  const isMoved = status >= 300 && status < 400 && status !== 304;
  const value = (name: string) => headers.get(name) ?? '(none)';
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  check(expected.status.includes(status), `${status} instead of ${expected.status.join(' or ')}`);
  check(status < 500, `${status}: a server error`);

  const location = headers.get('location');
  check(location === undefined || isMoved, `Location on status ${status}`);
  // To a browser, //host and /\host are other sites.
  const { host: target } = new URL(location ?? '/', `https://${SITE_NAME}/`);
  check(!isMoved || (location !== undefined && target === SITE_NAME), `redirects to ${location}`);
  if (expected.location !== undefined) {
    check(location === expected.location, `redirects to ${location}, not ${expected.location}`);
  }

  // Netlify's headers are for files; a malformed request is refused before a site is asked.
  const isBare = (host.name === 'Netlify' && isMoved) || REFUSALS.has(status);
  const wanted = {
    ...(!isBare && SECURITY_HEADERS),
    ...expected.headers,
    ...(!isBare && isSecure && TRANSPORT_SECURITY),
  };
  for (const [name, pattern] of Object.entries(wanted)) {
    // GitHub Pages sends no headers of a site's own.
    if (host.name === 'GitHub Pages') break;
    // A host's rules do not say which types it knows.
    if (name === 'content-type' && host.isSimulated) continue;
    const isRight = pattern === null ? !headers.has(name) : pattern.test(once(value(name)));
    check(isRight, `${name}: ${value(name)}`);
  }
  check(!/\d/.test(headers.get('server') ?? ''), `Server: ${value('server')}`);
  check(!headers.has('set-cookie'), 'a cookie');
  check(!/root:x:|planted-secret/.test(body.toString('latin1')), 'a file from elsewhere');
  check(!expected.isEmpty || sent.length === 0, 'a body');
  check(body.includes(expected.text ?? ''), `no "${expected.text}"`);
  if (expected.file !== undefined) {
    check(body.equals(await read(expected.file)), `not the bytes of ${expected.file}`);
  }
  return faults;
}

/** nginx sends all its headers twice when it refuses a range. */
function once(value: string): string {
  const half = value.slice(0, (value.length - 2) / 2);
  return value === `${half}, ${half}` ? half : value;
}
