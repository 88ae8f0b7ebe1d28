import { findCroppedText } from '../inspect/text';
import { fixturePages, PLAIN_ARTICLES } from '../sites';
import { findOverlaps } from '../inspect/overlaps';
import { findStranded } from './printed';
import { settle, type Visitor } from './visitor';

export type EngineName = 'Chromium' | 'Firefox' | 'Firefox without script' | 'WebKit';
const SCRIPTED: readonly EngineName[] = ['Chromium', 'Firefox', 'WebKit'];
const SCRIPTLESS = 'Firefox without script';

export const flowsOf = (engine: EngineName): Flow[] =>
  flows.filter(({ engines = SCRIPTED }) => engines.includes(engine));

/** What a visitor does and sees, the same in every engine. Rejects with what is not so. */
export type Flow = {
  name: string;
  /** `plain` where it says nothing. */
  site?: 'rich';
  /** The engines with scripts where it says nothing. */
  engines?: readonly EngineName[];
  visit: (visitor: Visitor) => Promise<void>;
};

const PHONE = 360;
const DESKTOP = 1280;

const MESSAGE = {
  '#name': 'Ola Ade',
  '#email': 'ola@example.com',
  '#phone': '+234 800 000 0009',
  '#message': 'Which loan first? 100 % & <more>',
};
const STORED = Object.fromEntries(
  Object.entries(MESSAGE).map(([selector, text]) => [selector.slice(1), text]),
);
const SEND = '#contact-form [type=submit]';
const THANKS = '[aria-labelledby=get-in-touch] [role=status] h3';

async function seeStored(visitor: Visitor, form: string, fields: object): Promise<void> {
  const stored = async () =>
    (await visitor.site.messages())
      .filter((message) => message.form === form)
      .map(({ fields: f }) => f);
  await settle(stored, [fields], `stored by ${form}`);
}

/** Opens every page of a list, and calls the function on each with its path. */
async function onEach(visitor: Visitor, check: (urlPath: string) => Promise<void>): Promise<void> {
  for (const urlPath of fixturePages) {
    await visitor.open(urlPath);
    await check(urlPath);
  }
}

const openWithoutFault = async (visitor: Visitor) => {
  await onEach(visitor, async () => {
    await visitor.see(true, () => (document.querySelector('h1')?.textContent ?? '') !== '');
    // The frames near the end load lazily.
    await visitor.ask(() => {
      document.querySelector('footer iframe')?.scrollIntoView({ behavior: 'instant' });
    });
    await visitor.see('complete', () => document.readyState);
    // The answer 404 itself is no fault.
    await visitor.see([], () => (window as unknown as { faults: string[] }).faults);
  });
};

const seeLayout = (width: number) => async (visitor: Visitor) => {
  await visitor.resize(width);
  await onEach(visitor, async (urlPath) => {
    const at = `${urlPath} at ${width} px`;
    await visitor.ask(async () => void (await document.fonts.ready));
    const beyond = () => visitor.ask(() => document.documentElement.scrollWidth - innerWidth);
    await settle(beyond, 0, `${at} can be scrolled sideways`);
    await settle(() => visitor.ask(findCroppedText), [], at);
    await settle(() => visitor.ask(findOverlaps), [], at);
  });
};

const flows: readonly Flow[] = [
  { name: 'every page opens without a fault', visit: openWithoutFault },
  { name: 'every page of other companies’ frames, too', site: 'rich', visit: openWithoutFault },
  { name: '360 px: nothing beyond the window, cut or overlapping', visit: seeLayout(PHONE) },
  { name: '1280 px: nothing beyond the window, cut or overlapping', visit: seeLayout(DESKTOP) },
  {
    name: 'the fonts load',
    visit: async (visitor) => {
      await visitor.open('/');
      await visitor.see(['Display', 'Sans'], () => {
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
        const families = loaded.map(({ family }) => family.replaceAll('"', ''));
        return ['Display', 'Sans'].filter((family) => families.includes(family));
      });
    },
  },
  {
    name: 'menu: a click, Tab after it, Escape',
    visit: async (visitor) => {
      await visitor.resize(PHONE);
      await visitor.open('/about');
      await visitor.click('#menu summary > :first-child');
      await visitor.seeVisible('#menu nav');
      await visitor.press('Tab');
      await visitor.seeFocus('#menu a[href="/"]');
      await visitor.press('Escape');
      await visitor.seeVisible('#menu nav', false);
      await visitor.seeFocus('#menu summary');
    },
  },
  {
    name: 'FAQ: a click, Tab after it, one answer at a time',
    engines: [...SCRIPTED, SCRIPTLESS],
    visit: async (visitor) => {
      await visitor.open('/services');
      await visitor.click('#faq details:nth-of-type(1) h3');
      await visitor.seeVisible('#faq details:nth-of-type(1) p');
      await visitor.press('Tab');
      await visitor.seeFocus('#faq details:nth-of-type(2) summary');
      await visitor.press('Enter');
      await visitor.seeVisible('#faq details:nth-of-type(2) p');
      await visitor.seeVisible('#faq details:nth-of-type(1) p', false);
    },
  },
  {
    name: 'Show More: the focus, and the same list after Back',
    visit: async (visitor) => {
      await visitor.open('/blog');
      await visitor.click('#more-posts summary');
      await visitor.seeFocus('#more-posts li:first-child a');
      await visitor.press('Enter');
      await visitor.see(true, () => location.pathname.startsWith('/blog/'));
      await visitor.back();
      await visitor.arrive('/blog');
      await visitor.seeVisible('#more-posts li:last-child');
    },
  },
  {
    name: 'search: finds, leads to the article, and is the same after Back',
    visit: async (visitor) => {
      const found = () =>
        [...document.querySelectorAll('article h3')]
          .filter((title) => title.checkVisibility())
          .map(({ textContent }) => textContent);
      await visitor.open('/blog');
      await visitor.fill({ '#q': 'naira' });
      await visitor.see('1 article', () => document.querySelector('#found')?.textContent);
      await visitor.see(['Generated article 5'], found);
      await visitor.click('article a[href="/blog/5"]');
      await visitor.arrive('/blog/5');
      await visitor.back();
      await visitor.arrive('/blog?q=naira');
      await visitor.see(['Generated article 5'], found);
      await visitor.seeFilled({ '#q': 'naira' });
    },
  },
  {
    name: 'contact: what is wrong is said at its field, also before anything else',
    visit: async (visitor) => {
      await visitor.open('/contact');
      await visitor.click(SEND);
      await visitor.seeFocus('#name[aria-invalid=true]');
      await visitor.fill({ ...MESSAGE, '#email': 'ola@example' });
      await visitor.click(SEND);
      await visitor.seeFocus('#email[aria-invalid=true]');
      await visitor.see('Email should be an email', () => {
        const { ariaDescribedByElements } = document.querySelector('#email') ?? {};
        return ariaDescribedByElements?.[0]?.textContent;
      });
    },
  },
  {
    name: 'contact: without a network nothing is lost',
    visit: async (visitor) => {
      await visitor.open('/contact');
      await visitor.fill(MESSAGE);
      await visitor.site.goDown();
      await visitor.click(SEND);
      await visitor.seeFocus('[role=alert]');
      await visitor.seeFilled(MESSAGE);
    },
  },
  {
    name: 'contact: the draft is there after a reload',
    visit: async (visitor) => {
      await visitor.open('/contact');
      await visitor.fill(MESSAGE);
      await visitor.reload();
      await visitor.seeFilled(MESSAGE);
    },
  },
  {
    name: 'contact: a double click sends once; the thank-you is there after Back',
    visit: async (visitor) => {
      await visitor.open('/contact');
      await visitor.fill(MESSAGE);
      await visitor.click(SEND, 2);
      await visitor.seeFocus(THANKS);
      await seeStored(visitor, 'contact', STORED);
      await visitor.arrive('/');
      await visitor.back();
      await visitor.arrive('/contact');
      await visitor.see(true, () => document.body.innerText.includes('Go on to the home page or'));
      await seeStored(visitor, 'contact', STORED);
    },
  },
  {
    name: 'newsletter: its frame sends, and it is stored',
    visit: async (visitor) => {
      await visitor.open('/about');
      // The link before the frame.
      await visitor.ask(() => {
        const links = document.querySelectorAll<HTMLElement>('footer a[href^="mailto:"]');
        links[links.length - 1]?.focus();
      });
      await visitor.see(true, () =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/newsletter')),
      );
      await visitor.see(true, () =>
        [...(window.frames[0]?.document.fonts ?? [])].some(({ status }) => status === 'loaded'),
      );
      await visitor.press('Tab');
      await visitor.type('ngozi@example.com');
      await visitor.press('Enter');
      await seeStored(visitor, 'newsletter', { email: 'ngozi@example.com' });
      await visitor.arrive('/about');
    },
  },
  {
    name: 'map and ticker refused: the page says so',
    site: 'rich',
    visit: async (visitor) => {
      await visitor.open('/contact');
      await visitor.see(
        'failed',
        () => document.querySelector<HTMLElement>('#market-prices')?.dataset.state,
      );
      await visitor.see(
        'Prices by TradingView: none at the moment',
        () => document.querySelector('#market-prices p')?.textContent,
      );
      await visitor.seeVisible('address ~ p a[href*="openstreetmap"]');
    },
  },
  {
    name: 'menu and Show More',
    engines: [SCRIPTLESS],
    visit: async (visitor) => {
      await visitor.resize(PHONE);
      await visitor.open('/blog');
      await visitor.click('#menu summary > :first-child');
      await visitor.seeVisible('#menu nav');
      await visitor.click('#menu summary > :first-child');
      await visitor.seeVisible('#menu nav', false);
      await visitor.click('#more-posts summary');
      await visitor.see(
        PLAIN_ARTICLES,
        () =>
          [...document.querySelectorAll('article')].filter((one) => one.checkVisibility()).length,
      );
    },
  },
  {
    name: 'contact: a refused message is there after Back, and is sent',
    engines: [SCRIPTLESS],
    visit: async (visitor) => {
      await visitor.open('/contact');
      const fields = { ...MESSAGE, '#email': 'ola@example' };
      await visitor.fill(fields);
      await visitor.click(SEND);
      await visitor.see('Not sent', () => document.querySelector('h1')?.textContent);
      await visitor.back();
      await visitor.arrive('/contact');
      await visitor.seeFilled(fields);
      await visitor.fill({ '#email': '.com' });
      await visitor.click(SEND);
      await visitor.see('Thank you', () => document.querySelector('h1')?.textContent);
      await seeStored(visitor, 'contact', STORED);
    },
  },
  {
    name: 'print: no heading ends a sheet',
    // The other engines' drivers do not say what is on a sheet.
    engines: ['Firefox'],
    visit: async (visitor) => {
      const stranded: string[] = [];
      await onEach(visitor, async (urlPath) => {
        const headings = await visitor.ask(() => {
          // Firefox before 143 cannot print a closed answer, so that its question heads nothing.
          const printsClosed = CSS.supports('selector(::details-content)');
          return [...document.querySelectorAll('h1, h2, h3')]
            .filter((heading) => printsClosed || !heading.closest('details:not([open])'))
            .map(({ textContent }) => textContent);
        });
        const found = findStranded(await visitor.readPrinted(), headings);
        stranded.push(...found.map((heading) => `${urlPath}: “${heading}”`));
      });
      if (stranded.length > 0) throw new Error([...new Set(stranded)].join(', '));
    },
  },
];
