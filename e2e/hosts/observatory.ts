import { policySources, type Policy } from './policy-sources';

/** What the Observatory looks at: the home page, and what plain HTTP answers. */
export type Observed = {
  /** The home page's, by lower-case name. */
  headers: ReadonlyMap<string, string>;
  /** The policies in the page itself. */
  metaPolicies: readonly string[];
  scripts: readonly { src: string; hasIntegrity: boolean }[];
  /** Where plain HTTP leads first; undefined when it leads nowhere. */
  redirect: 'same name' | 'other name' | undefined;
};

/** A test's points, by its name: penalties below 0, extra credit above. */
export type Points = Record<string, number>;

export type Grade = { score: number; grade: string };

/** Six months, a little generously. */
const LEAST_AGE = 15_552_000;
/** Who has lost more than this gets no extra credit. */
const EXTRA_CREDIT_FROM = 90;
const PRIVATE_REFERRERS =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const UNSAFE_SOURCES = /^('unsafe-inline'|data:|\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;
/** One for every five points, from 0 to 100 and more. */
const GRADES = 'F F F F F D- D D D+ C- C C C+ B- B B B+ A- A A A+'.split(' ');

/**
 * Gives the points of the MDN HTTP Observatory, version 5, by its documented rules
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring; details as in the project
 * mdn/mdn-http-observatory). Left out is what this site cannot have: cookies, credentials across
 * origins, and preloading.
 */
export function observe({ headers, metaPolicies, scripts, redirect }: Observed): Points {
  const policy = headers.get('content-security-policy');
  const hasFrameAncestors = policy?.includes('frame-ancestors') === true;
  return {
    'Content-Security-Policy': policyPoints([...(policy ? [policy] : []), ...metaPolicies]),
    Redirection: redirect === 'same name' ? 0 : redirect === 'other name' ? -5 : -20,
    'Referrer-Policy': referrerPoints(headers.get('referrer-policy')),
    'Strict-Transport-Security': transportPoints(headers.get('strict-transport-security')),
    'Subresource Integrity': scriptPoints(scripts),
    'X-Content-Type-Options':
      headers.get('x-content-type-options')?.toLowerCase() === 'nosniff' ? 0 : -5,
    'X-Frame-Options': hasFrameAncestors ? 5 : frameOptionsPoints(headers.get('x-frame-options')),
    'Cross-Origin-Resource-Policy': resourcePoints(headers.get('cross-origin-resource-policy')),
  };
}

/** The score, with its grade as the Observatory shows it: 100 and more is A+. */
export function gradeOf(points: Points): Grade {
  const all = Object.values(points);
  const sum = (some: number[]) => 100 + some.reduce((total, one) => total + one, 0);
  const plain = sum(all.filter((one) => one < 0));
  const score = Math.max(0, plain >= EXTRA_CREDIT_FROM ? sum(all) : plain);
  return { score, grade: GRADES[Math.min(20, Math.floor(score / 5))] ?? 'F' };
}

function policyPoints(policies: readonly string[]): number {
  const policy: Policy | undefined = policySources(policies);
  if (policy === undefined) return -25;
  const fallback = policy.get('default-src') ?? ['*'];
  const scripts = withoutIgnored(policy.get('script-src') ?? fallback);
  const styles = withoutIgnored(policy.get('style-src') ?? fallback);
  const objects = policy.get('object-src') ?? fallback;
  const isUnsafe = (source: string) => UNSAFE_SOURCES.test(source);
  if (scripts.some(isUnsafe) || objects.some((one) => isUnsafe(one) && one !== 'data:')) return -20;
  const isInsecure = (source: string) => /^(http|ftp):/.test(source);
  const passive = [...(policy.get('img-src') ?? []), ...(policy.get('media-src') ?? [])];
  if ([...policy.values()].flat().some((one) => isInsecure(one) && !passive.includes(one)))
    return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.some(isInsecure)) return -10;
  if (styles.some(isUnsafe)) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

/** Beside a hash or nonce, browsers pass over 'unsafe-inline'. */
function withoutIgnored(sources: readonly string[]): readonly string[] {
  const isExact = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return isExact ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function referrerPoints(header: string | undefined): number {
  if (header === undefined) return 0;
  const last = header.split(',').at(-1)?.trim().toLowerCase() ?? '';
  return PRIVATE_REFERRERS.test(last) ? 5 : -5;
}

function transportPoints(header: string | undefined): number {
  const age = Number(/max-age=(\d+)/i.exec(header ?? '')?.[1]);
  if (Number.isNaN(age)) return -20;
  return age >= LEAST_AGE ? 0 : -10;
}

/** Scripts of the site itself need no integrity, and win nothing here by one. */
function scriptPoints(scripts: Observed['scripts']): number {
  const foreign = scripts.filter(({ src }) => /^(https?:)?\/\//.test(src));
  if (foreign.length === 0) return 0;
  const isSecure = foreign.every(({ src }) => src.startsWith('https:'));
  if (foreign.every(({ hasIntegrity }) => hasIntegrity)) return isSecure ? 5 : -20;
  return isSecure ? -5 : -50;
}

function frameOptionsPoints(header: string | undefined): number {
  return /^(deny|sameorigin|allow-from .*)$/i.test(header ?? '') ? 0 : -20;
}

function resourcePoints(header: string | undefined): number {
  if (header === undefined) return 0;
  if (/^same-(origin|site)$/.test(header)) return 10;
  return header === 'cross-origin' ? 0 : -5;
}
