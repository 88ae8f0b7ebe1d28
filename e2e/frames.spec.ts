import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/publish/list-files';
import { kinds } from './addresses';
import { BREVO, GOOGLE, siteFolder, ZOHO, type SiteName } from './build-sites';
import { expect, test } from './test';
import { frameOf, isForeignRequest, playThirdParties, saveData, TRAP } from './third-parties';

const OSM =
  'https://www.openstreetmap.org/export/embed.html?bbox=3.32705,6.58651,3.35705,6.60651&layer=mapnik&marker=6.59651,3.34205';

const providers = [
  { site: 'zoho-google', newsletter: ZOHO, map: GOOGLE, names: ['Zoho Campaigns', 'Google Maps'] },
  { site: 'brevo', newsletter: BREVO, map: OSM, names: ['Brevo', 'OpenStreetMap'] },
] as const;

for (const { site, newsletter, map, names } of providers) {
  test.describe(`with ${names.join(' and ')} in site.yaml`, () => {
    test('both frames show the provider’s page, with a link beside each', async ({
      page,
      context,
      siteWith,
    }) => {
      await playThirdParties(context, 'up');
      await page.goto(`${(await siteWith(site)).url}/contact`);
      const mapFrame = page.getByTitle('Map of central Ikeja, Lagos');
      await expect(mapFrame.contentFrame().getByText(map)).toBeAttached();
      await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Google Maps' })).toBeVisible();

      const form = page.getByTitle('Newsletter sign-up');
      await form.scrollIntoViewIfNeeded();
      await expect(form.contentFrame().getByText(newsletter)).toBeAttached();
      await expect(page.getByRole('link', { name: 'Open the sign-up form' })).toHaveAttribute(
        'href',
        newsletter,
      );
    });

    test('where data is saved: nothing is asked of them until the visitor asks', async ({
      page,
      context,
      siteWith,
    }) => {
      await playThirdParties(context, 'up');
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (isForeignRequest(request)) foreign.push(request.url());
      });
      await saveData(page);
      const { url } = await siteWith(site);
      for (const address of kinds) {
        await page.goto(url + address);
        const show = page.getByRole('button', { name: `Show the form of ${names[0]}` });
        await show.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        expect(foreign, address).toEqual([]);
      }
      await page.goto(`${url}/contact`);
      for (const [button, title, address] of [
        [`Load map from ${names[1]}`, 'Map of central Ikeja, Lagos', map],
        [`Show the form of ${names[0]}`, 'Newsletter sign-up', newsletter],
      ] as const) {
        await page.getByRole('button', { name: button }).focus();
        const before = await page.getByTitle(title).boundingBox();
        await page.keyboard.press('Enter');
        await expect(page.getByTitle(title).contentFrame().getByText(address)).toBeAttached();
        await expect(page.getByTitle(title)).toBeFocused();
        await expect(page.getByRole('button', { name: button })).toBeHidden();
        expect(await page.getByTitle(title).boundingBox()).toEqual(before);
      }
      expect(foreign.filter((one) => one.includes('tradingview'))).toEqual([]);
    });

    test('hostile, they lead the window nowhere, not even when they are pressed', async ({
      page,
      context,
      siteWith,
    }) => {
      let isTrapped = false;
      page.on('request', (request) => (isTrapped ||= request.url() === TRAP));
      await playThirdParties(context, 'framing hostile pages');
      const { url } = await siteWith(site);
      await page.goto(`${url}/contact`);
      for (const title of ['Map of central Ikeja, Lagos', 'Newsletter sign-up']) {
        const frame = page.getByTitle(title);
        await frame.scrollIntoViewIfNeeded();
        await frameOf(page, title.startsWith('Map') ? map : newsletter);
        await frame.click({ position: { x: 60, y: 40 } });
        await page.waitForTimeout(400);
      }
      expect(isTrapped).toBe(false);
      await expect(page).toHaveURL(`${url}/contact`);
    });
  });
}

const TICKER = {
  script: ['https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js'],
  frame: ['https://www.tradingview-widget.com', 'https://s.tradingview.com'],
};

/** The hosts beside our own that a page's policy names, by directive. */
async function hostsOf(folder: string, file: string): Promise<Record<string, string[]>> {
  const html = await readFile(path.join(folder, file), 'utf8');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const named = policy.split('; ').map((directive): [string, string[]] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.filter((source) => source.startsWith('https:'))];
  });
  return Object.fromEntries(named.filter(([, hosts]) => hosts.length > 0));
}

for (const [site, newsletter, map] of [
  ['this site', [], ['https://www.openstreetmap.org']],
  [
    'zoho-google',
    ['https://zc1.maillist-manage.com'],
    ['https://maps.google.com', 'https://www.google.com'],
  ],
  ['brevo', ['https://abc123.sibforms.com'], ['https://www.openstreetmap.org']],
] as const satisfies [SiteName | 'this site', string[], string[]][]) {
  test(`${site}: each page’s policy names the hosts and the file it needs, and no other`, async () => {
    const folder = site === 'this site' ? 'out' : path.join(siteFolder(site), 'out');
    const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(7);
    for (const file of files) {
      const expected =
        file === 'embeds/newsletter.html'
          ? {}
          : {
              'script-src': TICKER.script,
              'frame-src': [
                ...(file === 'contact.html' ? map : []),
                ...newsletter,
                ...TICKER.frame,
              ],
            };
      expect.soft(await hostsOf(folder, file), file).toEqual(expected);
    }
  });
}
