import type { Case, Exception } from './case';
import { BARE_NAME, SITE_NAME, type HostName } from './host';
import { REASONS } from './reasons';

/** 307 is Cloudflare's way; for pages, one is as good as the other. */
const MOVED = [301, 307, 308];

const RULES: readonly HostName[] = ['Netlify', 'GitHub Pages'];
const canonical = { status: [200], text: 'rel="canonical"' };
const slash: Exception = {
  hosts: ['GitHub Pages'],
  because: REASONS.noSlash,
  expected: { status: [404] },
};
const samePage: Exception = { hosts: RULES, because: REASONS.samePage, expected: canonical };
const folder: Exception = {
  hosts: RULES,
  because: REASONS.foldersOnly,
  expected: { status: [404] },
};

/** What leads to the one address of a page. */
const TIDIED = [
  ['/about/?from=mail', '/about?from=mail', slash],
  ['/about.html?from=mail', '/about?from=mail', samePage],
  ['/about/index.html', '/about', folder],
  ['/blog/', '/blog', slash],
  ['/blog/7/', '/blog/7', slash],
  ['/blog/7.html', '/blog/7', samePage],
  ['/index.html?from=mail', '/?from=mail', samePage],
  ['/index', '/', samePage],
  ['/admin?code=1', '/admin/?code=1', undefined],
] as const;

/** What content/redirects.yaml says. */
const MOVED_AWAY = [
  ['/old/page', '/services#credit'],
  ['/old/page?from=mail', '/services?from=mail#credit'],
  ['/old/post', '/blog/1'],
] as const;

const setting: Exception = {
  hosts: ['npm start', 'Cloudflare', 'Netlify', 'GitHub Pages'],
  because: REASONS.setting,
};

export const redirectCases: Case[] = [
  ...TIDIED.map(([target, location, exception]) => ({
    name: `${target} -> ${location}`,
    question: { target },
    expected: { status: MOVED, location },
    except: exception ? [exception] : [],
  })),
  ...MOVED_AWAY.map(([target, location]) => ({
    name: `${target} -> ${location}`,
    question: { target },
    expected: { status: [301], location },
    except: [
      {
        hosts: ['GitHub Pages'] as const,
        because: REASONS.noRedirects,
        expected: { status: [200], text: 'http-equiv="refresh"' },
      },
    ],
  })),
  // In one step, with the path and the query.
  ...[
    { scheme: 'http', name: SITE_NAME, isPlain: true },
    { scheme: 'http', name: BARE_NAME, isPlain: true },
    { scheme: 'https', name: BARE_NAME, isPlain: false },
  ].map(({ scheme, name, isPlain }) => ({
    name: `${scheme}://${name}/blog?q=1 -> https://www…`,
    question: { target: '/blog?q=1', name, isPlain },
    expected: { status: [301, 308], location: `https://${SITE_NAME}/blog?q=1` },
    except: [setting],
  })),
];
