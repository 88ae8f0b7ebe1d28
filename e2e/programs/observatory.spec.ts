import { expect, test } from '../test';
import { gradeOf, observe, type Observed } from '../hosts/observatory';

const META =
  "default-src 'none'; script-src 'sha256-x' https://s3.example; style-src 'sha256-y'; base-uri 'none'";

/** A page with all that this site sends, and what a test says otherwise. */
function make(headers: Record<string, string | undefined> = {}, more: Partial<Observed> = {}) {
  const all = {
    'content-security-policy': "frame-ancestors 'self'",
    'x-frame-options': 'SAMEORIGIN',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...headers,
  };
  const sent = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return gradeOf(
    observe({
      headers: new Map(sent),
      metaPolicies: [META],
      scripts: [],
      redirect: 'same name',
      ...more,
    }),
  );
}

test('extra credit: 10 for a strict policy, 5 for frame-ancestors, 5 for the referrer', () => {
  expect(make()).toEqual({ score: 120, grade: 'A+' });
});

test('without any header only the policy of the page is left, and no extra credit', () => {
  expect(
    gradeOf(
      observe({ headers: new Map(), metaPolicies: [META], scripts: [], redirect: 'same name' }),
    ),
  ).toEqual({ score: 55, grade: 'C' });
});

for (const [what, result, grade] of [
  ['no policy but frame-ancestors', make({}, { metaPolicies: [] }), 'B+'],
  [
    'an unsafe script',
    make({}, { metaPolicies: ["script-src 'unsafe-inline'; object-src 'none'"] }),
    'B+',
  ],
  ['no HSTS', make({ 'strict-transport-security': undefined }), 'B+'],
  ['a short HSTS', make({ 'strict-transport-security': 'max-age=300' }), 'A+'],
  ['a leaky referrer', make({ 'referrer-policy': 'unsafe-url' }), 'A+'],
  ['no redirect to HTTPS', make({}, { redirect: undefined }), 'B+'],
  [
    'a foreign script',
    make({}, { scripts: [{ src: 'https://x.example/', hasIntegrity: false }] }),
    'A+',
  ],
  [
    'a foreign script over HTTP',
    make({}, { scripts: [{ src: '//x.example/', hasIntegrity: false }] }),
    'C',
  ],
] as const) {
  test(`${what}: ${grade}`, () => {
    expect(result.grade, String(result.score)).toBe(grade);
  });
}
