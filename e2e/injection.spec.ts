import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/publish/list-files';
import { alert, field, openFilledIn, send, thanks } from './contact-page';
import { answer, serveFaultySite } from './faulty-site';
import { buildInjectedSite, type InjectedSite } from './injected-site';
import { PAYLOAD } from './injected-texts';
import { serveSite, type ServedSite } from './serve-site';
import { expect, test } from './test';
import { playThirdParties } from './third-parties';
import { findRunnable, watchCanary } from './watch-canary';

// One worker: the site is built once.
test.describe.configure({ mode: 'default' });

let injected: InjectedSite;
let served: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  injected = await buildInjectedSite();
  const messagesFile = path.join(injected.outDir, '../messages.jsonl');
  served = await serveSite({ outDir: injected.outDir, messagesFile });
});
test.afterAll(async () => {
  await served.close();
  await injected.remove();
});

/** What a browser shows of the site, by its addresses; pictures and the framework's files left out. */
async function documentsOf({ outDir }: InjectedSite): Promise<string[]> {
  const files = await listFiles(outDir);
  return files
    .filter((file) => /\.(?:html|xml|json|txt|webmanifest)$/.test(file))
    .filter((file) => !/^(?:_next|search|admin\/(?!index))/.test(file) || file === 'search/s.json')
    .map((file) => `/${file.replace(/(?:(^|\/)index)?\.html$/, '$1')}`);
}

test('what the schemas refuse is known: names, numbers, and addresses of services', () => {
  const places = injected.refused.map((place) => place.replace(/\d+/, '*'));
  expect([...new Set(places)]).toEqual([
    'site.yaml: url',
    'site.yaml: email',
    'site.yaml: phones.*',
    'site.yaml: whatsapp',
    'site.yaml: social.*.network',
    'site.yaml: social.*.url',
    'site.yaml: navigation.*.path',
    'site.yaml: quickLinks.*.path',
    'site.yaml: insuranceBroker.url',
    'site.yaml: form.id',
    'site.yaml: map.url',
    'site.yaml: ticker.symbols.*.proName',
    'site.yaml: cms.backend',
    'site.yaml: cms.repository',
    'site.yaml: cms.server',
    'site.yaml: cms.signIn',
    'pages.yaml: home.image',
    'pages.yaml: home.services.order.*',
    'pages.yaml: about.image',
    'pages.yaml: services.image',
    'pages.yaml: blog.image',
    'pages.yaml: contact.image',
    'services.yaml: *.id',
    'services.yaml: *.pattern',
  ]);
});

for (const [mode, bypassCSP] of [
  ['with the policy', false],
  ['without the policy', true],
] as const) {
  test.describe(mode, () => {
    test.use({ bypassCSP });

    test('the payload runs where nothing holds it, and that is seen', async ({ context, page }) => {
      const signs = await watchCanary(context);
      const body = `<!doctype html><p title="${PAYLOAD}">`;
      await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${served.url}/bare`);
      await expect
        .poll(() => signs.filter((sign) => sign.startsWith('ran')).length)
        .toBeGreaterThan(3);
      expect(signs).toContainEqual(expect.stringMatching(/^request for/));
    });

    test('a script in the content, in the address or in both never runs', async ({
      context,
      page,
    }) => {
      test.setTimeout(120_000);
      const signs = await watchCanary(context);
      const documents = await documentsOf(injected);
      expect(documents).toEqual(expect.arrayContaining(['/', '/blog/1', '/feed.xml', '/admin/']));
      const intruder = `?q=${encodeURIComponent(PAYLOAD)}&x=${PAYLOAD}#${PAYLOAD}`;
      // As it is on hosts that know no redirects.
      const body = await readFile(path.join(injected.outDir, 'old.html'));
      await page.route('**/old', (route) => route.fulfill({ contentType: 'text/html', body }));
      for (const address of documents) {
        for (const rest of ['', intruder]) {
          await page.goto(served.url + address + rest);
          await page.waitForTimeout(100);
          // The editing page's program makes addresses of its own.
          if (address === '/admin/') continue;
          expect.soft(await page.evaluate(findRunnable), address).toEqual([]);
        }
      }
      for (const folder of ['/', '/blog/', '/blog/1', '/f/', '/search/']) {
        for (const name of [encodeURIComponent(PAYLOAD), PAYLOAD.replaceAll('/', '%2f')]) {
          await page.goto(`${served.url}${folder}${name}${intruder}`);
          await page.waitForTimeout(100);
        }
      }
      expect(signs).toEqual([]);
    });

    test('it stands there as text, in the page and in what machines read of it', async ({
      page,
    }) => {
      await page.goto(`${served.url}/blog/1?q=1`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        '<script>__ran=1</script>',
      );
      await expect(page.getByRole('article').first()).toContainText('<svg onload=__ran=1>');
      const [facts = ''] = await page.locator('[type="application/ld+json"]').allTextContents();
      expect(JSON.stringify(JSON.parse(facts))).toContain('</script><script>__ran=1');
      await page.goto(`${served.url}/blog?q=${encodeURIComponent(PAYLOAD)}`);
      await expect(page.getByRole('searchbox')).toHaveValue(PAYLOAD);
    });

    test('what feed readers make of the articles runs nothing either', async ({
      context,
      page,
    }) => {
      const signs = await watchCanary(context);
      const feed = await readFile(path.join(injected.outDir, 'feed.xml'), 'utf8');
      const texts = await page.evaluate((xml) => {
        const tree = new DOMParser().parseFromString(xml, 'application/xml');
        return [...tree.querySelectorAll('[type="html"]')].map(({ textContent }) => textContent);
      }, feed);
      expect(texts.length).toBeGreaterThan(1);
      for (const text of texts) {
        await page.setContent(text);
        expect(await page.evaluate(findRunnable)).toEqual([]);
      }
      expect(signs).toEqual([]);
    });

    test('a script typed into the form, or in the answer to it, never runs', async ({
      context,
      page,
    }) => {
      const signs = await watchCanary(context);
      const { site, close } = await serveFaultySite(injected.outDir);
      const [error, other] = [
        { code: PAYLOAD, message: PAYLOAD },
        { field: PAYLOAD, message: PAYLOAD },
      ];
      site.meet(
        answer(422, { error: PAYLOAD, errors: [{ ...error, field: 'name' }, other] }),
        answer(400, { error: PAYLOAD, errors: [error] }),
        answer(500, PAYLOAD, 'text/html'),
        answer(200, { next: 'javascript:__ran=1' }),
      );
      await openFilledIn(page, site.url);
      await field(page, 'Message').fill(PAYLOAD);
      await field(page, 'Email').fill(`${PAYLOAD.slice(0, 100)}@x.example`);
      await send(page).click();
      await expect(page.getByText('Email should be an email')).toBeVisible();
      await field(page, 'Email').fill('a@x.example');
      await field(page, 'Name').fill(PAYLOAD.slice(0, 120));
      for (let turn = 0; turn < 3; turn += 1) {
        await send(page).click();
        await expect.poll(() => site.posts()).toBe(turn + 1);
        await expect(alert(page)).toBeVisible();
        const link = alert(page).getByRole('link', { name: 'by e-mail' });
        await link.focus();
        await expect(link).toHaveAttribute(
          'href',
          /^mailto:hello@tamarindbridge\.example\?[^<>"]+$/,
        );
        if (turn === 1) await page.reload();
      }
      await expect(field(page, 'Message')).toHaveValue(PAYLOAD);
      expect(await page.evaluate(findRunnable)).toEqual([]);
      await send(page).click();
      await expect(thanks(page)).toBeVisible();
      await expect(page).toHaveURL(`${site.url}/`);
      expect(signs).toEqual([]);
      await close();
    });

    test('the page that answers a form sent without script shows it as text', async ({
      context,
      page,
    }) => {
      const signs = await watchCanary(context);
      for (const form of ['contact', 'newsletter', encodeURIComponent(PAYLOAD)]) {
        for (const name of ['email', PAYLOAD]) {
          await page.setContent(
            `<form method="post" action="${served.url}/f/${form}"><textarea></textarea><button>`,
          );
          await page
            .locator('textarea')
            .evaluate((area, text) => area.setAttribute('name', text), name);
          await page.locator('textarea').fill(PAYLOAD);
          await page.getByRole('button').click();
          await expect(page.getByRole('heading', { name: 'Not sent' })).toBeVisible();
          expect(await page.evaluate(findRunnable)).toEqual([]);
        }
      }
      expect(signs).toEqual([]);
    });

    test('what the ticker’s frame says never runs', async ({ context, page }) => {
      const signs = await watchCanary(context);
      await playThirdParties(context, 'up');
      const said = JSON.stringify(PAYLOAD).replaceAll('<', String.raw`\u003c`);
      const body = `<script>
        const name = 'tv-widget-resize-iframe';
        for (const word of [${said}, { name: ${said} }, { name, data: { height: ${said} } }])
          parent.postMessage(word, '*');
        try { parent.location = 'javascript:__ran=1' } catch {}
      </script>`;
      await context.route('https://www.tradingview-widget.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      );
      await page.goto(`${served.url}/about`);
      await expect(page.locator('#market-prices')).toHaveAttribute('data-state', 'shown');
      expect(await page.evaluate(findRunnable)).toEqual([]);
      expect(signs).toEqual([]);
    });
  });
}
