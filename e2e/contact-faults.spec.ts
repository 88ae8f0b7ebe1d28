import { expect, type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from './build-sites';
import {
  alert,
  expectStoredOnce,
  expectText,
  field,
  openFilledIn,
  send,
  thanks,
  VALUES,
} from './contact-page';
import {
  answer,
  breakMidReply,
  hang,
  hideReply,
  holdReply,
  resetAtOnce,
  test,
  type Fault,
  type FaultySite,
} from './faulty-site';
import { serveSite } from './serve-site';

const UNSURE = 'We cannot tell whether your message has arrived.';
type Stage = { page: Page; faulty: FaultySite };

type FormRow = {
  what: string;
  fault?: Fault;
  /** What happens to the network before the press. */
  before?: (stage: Stage) => unknown;
  /** What time does after it. */
  after?: (stage: Stage) => Promise<void>;
  /** The sentence the visitor reads. */
  reads: string | RegExp;
  /** Whether the visitor is told that the message may have arrived. */
  isUnsure: boolean;
  /** How many posts reach the service: 1 unless said otherwise. */
  posts?: number;
  /** How many messages it stores: 0 unless said otherwise. */
  stored?: number;
};

const LATE = 'Our form service did not answer within 15 seconds.';
const startClock = ({ page }: Stage) => page.clock.install();
const waitOut = async ({ page, faulty }: Stage) => {
  await expect.poll(faulty.posts).toBe(1);
  await page.clock.runFor(14_500);
  await expect(send(page)).toHaveText('Sending...');
  await page.clock.runFor(1_000);
};

const brokenNetwork: Omit<FormRow, 'isUnsure'>[] = [
  {
    what: 'the host’s name is not found',
    before: ({ page }) => page.route('**/f/*', (route) => route.abort('namenotresolved')),
    reads: 'Failed to fetch',
    posts: 0,
  },
  {
    what: 'the connection is refused',
    before: ({ faulty }) => faulty.goDown(),
    reads: 'Failed to fetch',
    posts: 0,
  },
  {
    what: 'the connection is reset',
    // On a connection that was kept alive, the browser would ask again by itself.
    before: ({ faulty }) => faulty.dropConnections(),
    fault: resetAtOnce,
    reads: 'Failed to fetch',
  },
  {
    what: 'the connection breaks in mid-reply',
    fault: breakMidReply,
    reads: 'Failed to fetch',
    stored: 1,
  },
  { what: 'no answer comes', fault: hang, before: startClock, after: waitOut, reads: LATE },
  {
    what: 'the message is stored, but its answer comes too late',
    fault: holdReply,
    before: startClock,
    after: async (stage) => {
      await waitOut(stage);
      stage.faulty.release();
    },
    reads: LATE,
    stored: 1,
  },
];

const CAPTCHA = '<!doctype html><title>Just a moment...</title><h1>Are you a robot?</h1>';

const unbelievable: FormRow[] = (
  [
    ['413 in HTML', 413, '<h1>413 Request Entity Too Large</h1>'],
    ['429 in HTML', 429, '<h1>429 Too Many Requests</h1>'],
    ['500 in HTML', 500, '<h1>Internal Server Error</h1>'],
    ['500 with next', 500, { next: '/thanks', ok: true }],
    ['200 with a captcha page', 200, CAPTCHA],
    ['200 with nothing', 200, ''],
    ['200 with {}', 200, {}],
    ['200 with no errors', 200, { errors: [] }],
    ['200 with ok alone', 200, { ok: true }],
    ['200 with half of the JSON', 200, '{"next":"/tha'],
  ] as const
).map(([what, status, body]) => {
  const isPage = typeof body === 'string' && body.startsWith('<');
  const fault = answer(status, body, isPage ? 'text/html' : 'application/json');
  return { what, fault, reads: 'Unexpected response format', isUnsure: true };
});

const coded = (code: string) => ({ error: code, errors: [{ code, message: code }] });
const said = (message: string) =>
  `Our form service said: “${message}”. Please try again later, or send your message by e-mail.`;
const MARKUP = '<img src="x" onerror="document.title=1"><b>no</b>';

const refusals: FormRow[] = (
  [
    ['400 EMPTY', 400, coded('EMPTY'), /^The form arrived empty\./],
    ['403 BLOCKED', 403, coded('BLOCKED'), /^Our form service did not accept this message\./],
    ['404 FORM_NOT_FOUND', 404, coded('FORM_NOT_FOUND'), /^Our form is not connected/],
    ['413 in JSON', 413, { error: 'The form is too large' }, said('The form is too large')],
    [
      '422 with a field the form does not have',
      422,
      { errors: [{ field: 'company', message: 'is required' }] },
      'company is required',
    ],
    ['422 with HTML in the message', 422, { errors: [{ message: MARKUP }] }, said(MARKUP)],
    ['429 in JSON', 429, { error: 'Too many requests' }, said('Too many requests')],
    ['500 in JSON', 500, { error: 'Not stored' }, said('Not stored')],
  ] as const
).map(([what, status, body, reads]) => ({
  what,
  fault: answer(status, body),
  reads,
  isUnsure: false,
}));

const formRows: FormRow[] = [
  ...brokenNetwork.map((row) => ({ ...row, isUnsure: true })),
  ...unbelievable,
  ...refusals,
];

/** That the form stands there with all that was typed, and says why it was not sent. */
async function expectFailure(page: Page, { reads, isUnsure }: Pick<FormRow, 'reads' | 'isUnsure'>) {
  await expect(alert(page)).toBeFocused();
  await expect(alert(page).getByRole('heading', { level: 3 })).toHaveText('There is a problem');
  await expect(alert(page).getByRole('listitem')).toHaveText([reads]);
  await expect(alert(page).getByText(UNSURE)).toHaveCount(isUnsure ? 1 : 0);
  await expect(alert(page)).toContainText('Nothing you typed is lost.');
  await expect(alert(page).getByRole('link', { name: 'by e-mail' })).toBeVisible();
  // What the service says is text, whatever it looks like.
  await expect(alert(page).locator('img, b, h1')).toHaveCount(0);
  await expectText(page);
  for (const label of Object.keys(VALUES)) await expect(field(page, label)).toBeEditable();
  await expect(send(page)).toHaveText('Send message');
  await expect(send(page)).toBeEnabled();
  await expect(thanks(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact$/);
}

test.describe('A message that fails stays in the form, and the visitor reads why', () => {
  for (const row of formRows) {
    test(row.what, async ({ page, faulty }) => {
      await openFilledIn(page);
      await row.before?.({ page, faulty });
      if (row.fault) faulty.meet(row.fault);
      await send(page).click();
      await row.after?.({ page, faulty });

      await expectFailure(page, row);
      expect(faulty.posts()).toBe(row.posts ?? 1);
      expect(await faulty.messages()).toHaveLength(row.stored ?? 0);
    });
  }
});

type FieldRow = {
  what: string;
  errors: { field: string; message: string }[];
  /** What stands at each faulty field, the focused one first. */
  reads: Record<string, string>;
};

const fieldRows: FieldRow[] = [
  {
    what: 'one error',
    errors: [{ field: 'email', message: 'should be an email' }],
    reads: { Email: 'Email should be an email' },
  },
  {
    what: 'several messages on one field',
    errors: [
      { field: 'message', message: 'is too long' },
      { field: 'message', message: 'has <b>links</b>' },
    ],
    reads: { Message: 'Message is too long, has <b>links</b>' },
  },
  {
    what: 'several fields',
    errors: [
      { field: 'message', message: 'is missing' },
      { field: 'email', message: 'should be an email' },
      { field: 'phone', message: 'should be a number' },
    ],
    reads: {
      Email: 'Email should be an email',
      Phone: 'Phone should be a number',
      Message: 'Message is missing',
    },
  },
];

test.describe('422: what the service has against a field stands at the field', () => {
  for (const { what, errors, reads } of fieldRows) {
    test(what, async ({ page, faulty }) => {
      await openFilledIn(page);
      faulty.meet(answer(422, { error: 'Validation errors', errors }));
      await send(page).click();

      const faultyLabels = Object.keys(reads);
      await expect(field(page, faultyLabels[0] ?? '')).toBeFocused();
      for (const label of Object.keys(VALUES)) {
        await expect(field(page, label)).toHaveAccessibleDescription(reads[label] ?? '');
        if (label in reads)
          await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
        else await expect(field(page, label)).not.toHaveAttribute('aria-invalid');
      }
      // One field's error stands at the field alone.
      const isSummed = faultyLabels.length > 1;
      await expect(alert(page)).toHaveCount(isSummed ? 1 : 0);
      if (isSummed) {
        await expect(alert(page).getByRole('link')).toHaveText(Object.values(reads));
        await alert(page).getByRole('link').last().click();
        await expect(field(page, faultyLabels.at(-1) ?? '')).toBeFocused();
      }
      await expectText(page);
      expect(faulty.posts()).toBe(1);
      expect(await faulty.messages()).toEqual([]);
    });
  }
});

const FORMSPREE = /https:\/\/formspree\.io/g;
/** Formspree, and whatever else the page's markup loads from. */
const FOREIGN = /https:\/\/(?:formspree\.io|www\.openstreetmap\.org|s3\.tradingview\.com)/g;

/** Builds a copy of the project whose form is one of Formspree's. */
async function buildFormspreeSite(folder: string) {
  await copyProject(folder);
  const facts = path.join(folder, 'content/site.yaml');
  const text = await readFile(facts, 'utf8');
  await writeFile(facts, text.replace(/^ {2}id: .*$/m, '  id: contact'));
  const build = spawnSync('npx', ['next', 'build'], { cwd: folder, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`It does not build:\n${build.stdout}${build.stderr}`);
}

/**
 * Serves that site with another service in Formspree's place: a real one, of another origin. It
 * stands for every other host too, since a test must not refuse them here: Playwright, where it
 * routes requests, answers itself when the browser asks a service whether it may be posted to.
 */
async function serveWith(service: string, folder: string) {
  const outDir = path.join(folder, 'served');
  await cp(path.join(folder, 'out'), outDir, { recursive: true });
  for (const name of await readdir(outDir, { recursive: true })) {
    if (!/\.(?:html|js)$/.test(name)) continue;
    const file = path.join(outDir, name);
    const foreign = name.endsWith('.html') ? FOREIGN : FORMSPREE;
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(foreign, service));
  }
  return serveSite({ outDir, messagesFile: path.join(folder, 'messages.jsonl') });
}

test.describe('A form whose service is of another origin', () => {
  // One worker for all tests here, for each would build the site anew.
  test.describe.configure({ mode: 'default' });
  const folder = () => path.resolve('.tmp/formspree', String(test.info().parallelIndex));

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    await buildFormspreeSite(folder());
  });
  test.afterAll(() => rm(folder(), { recursive: true }));

  for (const row of [
    { what: 'refuses to be posted to', isOpen: false, posts: 0, stored: 0 },
    { what: 'hides its answer', fault: hideReply, isOpen: true, posts: 1, stored: 1 },
  ]) {
    test(`CORS: ${row.what}`, async ({ browser, faulty: service }) => {
      const page = await browser.newPage();
      const { url, close } = await serveWith(service.url, folder());
      await openFilledIn(page, url);
      if (!row.isOpen) service.closeToOrigins();
      if (row.fault) service.meet(row.fault);
      await send(page).click();

      await expectFailure(page, { reads: 'Failed to fetch', isUnsure: true });
      expect(service.posts()).toBe(row.posts);
      expect(await service.messages()).toHaveLength(row.stored);
      await page.close();
      await close();
    });
  }

  test('CORS: takes it from everybody', async ({ browser, faulty: service }) => {
    const page = await browser.newPage();
    const { url, close } = await serveWith(service.url, folder());
    await openFilledIn(page, url);
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
    expect(service.posts()).toBe(1);
    await expectStoredOnce(service);
    await page.close();
    await close();
  });
});
