import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity, type Finding } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { makeAdminPage } from '@/lib/cms/admin-page';
import { makeBackend } from '@/lib/cms/backend';
import { listFiles } from '@/lib/publish/list-files';
import { tickerProvider } from '@/lib/site/providers';
import { siteFolder, type SiteName } from './build-sites';
import { expect, test } from './test';

// "Possibly medium", and accepted: of any source beside hashes the evaluator asks whether its host
// answers with code of the asker's choice.

/** Where the site's own files are run. It has no JSONP, no Angular and nobody's uploads. */
const OWN_FILES = "script-src 'self'";
/** One file, which takes no parameters. 'strict-dynamic' in its place would let in more. */
const TICKER = `script-src ${tickerProvider.script}`;

function policyOf(html: string): string {
  return /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** What the evaluator finds of high or medium severity, certainly or possibly. */
function findWeakness(policy: string): string[] {
  const { csp } = new CspParser(policy);
  const findings = new CspEvaluator(csp).evaluate(STRICTCSP_CHECKS, DEFAULT_CHECKS);
  return findings.filter(({ severity }) => WEAK.has(severity)).map(nameOf);
}

const WEAK = new Set([
  Severity.HIGH,
  Severity.SYNTAX,
  Severity.MEDIUM,
  Severity.HIGH_MAYBE,
  Severity.MEDIUM_MAYBE,
]);

function nameOf({ severity, directive, value = '', description }: Finding): string {
  const place = `${directive} ${value}`.trim();
  return severity === Severity.MEDIUM_MAYBE
    ? place
    : `${Severity[severity]} ${place}: ${description}`;
}

test('the evaluator sees what is weak', () => {
  expect(findWeakness("script-src 'unsafe-inline' https:; object-src *")).toHaveLength(4);
  expect(findWeakness("default-src 'none'; script-src 'sha256-x' https://www.google.com")).toEqual([
    expect.stringMatching(/^HIGH script-src https:\/\/www\.google\.com: .*JSONP/),
  ]);
  expect(findWeakness('')).not.toEqual([]);
});

for (const site of ['this site', 'zoho-google', 'brevo', 0, 23] as const satisfies (
  SiteName | 'this site'
)[]) {
  test(`${site}: no page’s policy has a weakness of high or medium severity`, async () => {
    const folder = site === 'this site' ? 'out' : path.join(siteFolder(site), 'out');
    const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(7);
    for (const file of files) {
      const findings = findWeakness(policyOf(await readFile(path.join(folder, file), 'utf8')));
      const allowed = file === 'contact.html' ? [OWN_FILES, TICKER] : [TICKER];
      expect
        .soft(
          findings.filter((one) => !allowed.includes(one)),
          file,
        )
        .toEqual([]);
    }
  });
}

for (const backend of ['github', 'gitlab', 'gitea'] as const) {
  test(`the editing page for ${backend} has no such weakness either`, () => {
    const cms = { backend, repository: 'firm/site', server: 'https://git.example' };
    const unset = { branch: undefined, signIn: undefined, applicationId: undefined };
    const made = makeBackend({ cms: { ...cms, ...unset } });
    if (!made) throw new Error('There is no editing page');
    const html = makeAdminPage({
      title: 'Editing',
      backend: made,
      modules: { './a.js': './b.js' },
    });
    expect(findWeakness(policyOf(html))).toEqual([OWN_FILES]);
  });
}
