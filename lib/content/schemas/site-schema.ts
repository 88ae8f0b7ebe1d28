import * as z from 'zod';
import { screens } from '@/lib/site/paths';
import { counterProviders, frameProviders } from '@/lib/site/providers';
import { openingHoursSchema } from '../opening-hours';
import {
  distinct,
  email,
  expected,
  flag,
  frameUrl,
  group,
  httpsUrl,
  labelled,
  latitude,
  listOf,
  longitude,
  oneOf,
  optional,
  phone,
  pixels,
  text,
  textLike,
  year,
} from './fields';

/** The networks that an icon exists for. */
const networks = ['facebook', 'x', 'instagram', 'linkedin', 'youtube'] as const;

/** The Git hosts that the editing page at /admin/ can write to. */
const gitHosts = ['github', 'gitlab', 'gitea'] as const;

/** Reports a field that another one requires. */
const reportMissing = (context: z.RefinementCtx) => (field: string, what: string) =>
  context.addIssue({ code: 'custom', path: [field], message: `is missing; write ${what}` });

const REPOSITORY = 'owner/name of the repository, such as tamarind/site';

/** The editing page at /admin/; it is off while all of this is empty. */
const cms = z
  .strictObject({
    backend: optional(oneOf(gitHosts)),
    /** Where the site's repository lies at that host. */
    repository: optional(
      // A fault of it does not hide a missing backend.
      text(REPOSITORY).regex(/^[\w.-]+(?:\/[\w.-]+)+$/, expected(REPOSITORY)),
    ),
    /** The branch that is published; while empty, the repository's main one. */
    branch: optional(text('the name of a branch')),
    /** The URL of the host, where it is not the public github.com, gitlab.com or gitea.com. */
    server: optional(serverUrl('the URL of your Git server')),
    /** GitHub only: the small service that exchanges its sign-in; without it, access tokens. */
    signIn: optional(serverUrl('the URL of the sign-in service')),
    /** GitLab and Gitea only: the id of the OAuth application; without it, access tokens. */
    applicationId: optional(text('the id of the OAuth application')),
  })
  .superRefine(({ backend, ...rest }, context) => {
    const missing = reportMissing(context);
    if (backend && !rest.repository) missing('repository', 'owner/name of the repository');
    if (!backend && Object.values(rest).some(Boolean))
      missing('backend', `one of ${gitHosts.join(', ')}, or leave every field of cms empty`);
  });

const SCRIPT = 'the URL of the script, without a question mark';

/** Their names in `site.yaml`. */
const counters = Object.keys(counterProviders) as [Counter, ...Counter[]];
type Counter = keyof typeof counterProviders;

/** Who counts visits; nobody does while all of this is empty. */
const analytics = z
  .strictObject({
    provider: labelled('Provider', optional(oneOf(counters))),
    id: labelled(
      'Name or number of the site there',
      optional(textLike('the domain, id or code of the site at the provider', /^[\w.-]+$/)),
    ).describe('Plausible: the domain. Umami: the id of the website. GoatCounter: the code.'),
    script: labelled(
      'URL of the script',
      optional(
        // A source in the policy of the pages, where other characters have a meaning.
        httpsUrl('the URL of the script').regex(/^[\w.:/-]+$/, expected(SCRIPT)),
      ),
    ).describe(
      'In the lines that the provider asks you to add. Empty for Umami Cloud and GoatCounter.',
    ),
  })
  .superRefine(({ provider, id, script }, context) => {
    const missing = reportMissing(context);
    if (provider && !id) missing('id', 'the domain, id or code of the site at the provider');
    if (!provider && (id ?? script))
      missing('provider', `one of ${counters.join(', ')}, or leave every field of analytics empty`);
  });

const link = z.strictObject({
  label: text('the words of the link'),
  path: labelled('Page', oneOf(screens)),
});
const links = distinct(listOf(link, 'link'), 'path');

const profile = z.strictObject({
  network: labelled('Network', oneOf(networks)),
  url: labelled('URL', httpsUrl('the URL of the profile')).describe('Of the profile.'),
});

const symbol = z.strictObject({
  proName: labelled(
    'Symbol',
    textLike('exchange:symbol in capitals, such as NSENG:GTCO', /^[A-Z0-9_]+:[A-Z0-9.!_]+$/),
  ).describe('exchange:symbol in capitals, as TradingView writes it, such as NSENG:GTCO.'),
  title: text('the name shown in the strip'),
});

const WHEN_SET = 'Shown only when set.';
const NO_GUESS = 'Shown only when set; never guess.';
const ONE_ANSWER = `In a sentence or two. ${WHEN_SET}`;
const PHONE_HINT = 'In international form, such as +234 800 000 0001.';
const TO_THREE_PHONES = { error: 'write one to three telephone numbers' };

/** `content/site.yaml`: the facts of the firm. */
export const siteSchema = z.strictObject({
  name: text('the name of the firm').describe('In full, as registered.'),
  shortName: text('the short name').describe('Where room is short: phones, the foot of the page.'),
  tagline: text('the tagline'),
  description: text('the description').describe(
    'What the firm does, in a sentence or two: the foot of the page and search engines.',
  ),
  url: labelled(
    'URL of the site',
    serverUrl('the URL of the site').refine((url) => !/^https:\/\/[^/]+\/./i.test(url), {
      error:
        'has a path, and the site has to be at the root of a domain: use a domain of your own, or a user site such as https://firm.github.io',
    }),
  ).describe('Beginning with https:// and without a slash at its end.'),
  email: labelled('E-mail', email).describe('An e-mail address, such as hello@firm.example.'),
  phones: labelled(
    'Telephone numbers',
    z
      .tuple([labelled('Number', phone).describe(PHONE_HINT)], phone, TO_THREE_PHONES)
      .refine(({ length }) => length <= 3, TO_THREE_PHONES)
      .refine((numbers) => new Set(numbers).size === numbers.length, {
        error: 'has the same number twice; delete one of the two',
      }),
  ).describe('One to three; the first is at the top of every page.'),
  whatsapp: labelled('WhatsApp', optional(phone)).describe(`${PHONE_HINT} ${WHEN_SET}`),
  address: group('Address', {
    street: text('the street and number'),
    district: text('the district, such as Ikeja'),
    city: text('the city'),
    country: text('the country'),
  }),
  openingHours: labelled('Opening hours', optional(z.array(openingHoursSchema), [])).describe(
    `One entry for each time that differs, in Lagos. ${WHEN_SET}`,
  ),
  social: labelled('Social networks', optional(distinct(z.array(profile), 'network'), [])).describe(
    WHEN_SET,
  ),
  // Companies and Allied Matters Act 2020, section 729.
  rcNumber: optional(
    text('the RC number').describe(`Corporate Affairs Commission, such as RC 123456. ${NO_GUESS}`),
  ),
  regulator: optional(
    text('the regulator').describe(
      `Who regulates the firm and under which number, as one sentence. ${WHEN_SET}`,
    ),
  ),
  regulatorUrl: labelled(
    'URL of the register',
    optional(httpsUrl('the URL of the regulator’s register')),
  ).describe(`Where the regulator lists the firm. ${WHEN_SET}`),
  founded: labelled('Founded', optional(year('a year, such as 2016'))).describe(
    `The year. ${WHEN_SET}`,
  ),
  complaints: optional(
    text('how to complain').describe(
      `Who takes a complaint, and when the client gets an answer. Whole sentences. ${WHEN_SET}`,
    ),
  ),
  answers: group('What visitors ask first', {
    fees: optional(text('what it costs').describe(ONE_ANSWER)),
    replyTime: optional(text('how soon you answer').describe(ONE_ANSWER)),
    firstTalk: optional(text('whether the first consultation is free').describe(ONE_ANSWER)),
  })
    .describe(
      'Shown with each service, under the questions on that page, and above the contact form.',
    )
    .prefault({}),
  insuranceBroker: group('Insurance broker', {
    url: labelled('URL', optional(httpsUrl("the URL of the insurance broker's site"))).describe(
      'Where “Learn More” of the brokered service leads. While it is empty, no page names a broker.',
    ),
    name: optional(text('the name').describe(WHEN_SET)),
    licence: optional(
      text('the number of the licence').describe(
        `At the National Insurance Commission. ${NO_GUESS}`,
      ),
    ),
  }).prefault({}),
  navigation: labelled('Links at the top', links),
  quickLinks: labelled('Links at the foot', links),
  form: group('Contact form', {
    // While it is empty, the local form service answers.
    id: optional(
      textLike('the form id, such as xayzbwqk', /^[A-Za-z0-9]+$/).describe(
        'As Formspree shows it, such as xayzbwqk: letters and digits alone.',
      ),
    ),
  }).prefault({}),
  booking: labelled(
    'URL for booking a meeting',
    optional(httpsUrl('the URL of your booking page')),
  ).describe(`On the contact page and after a sent message. ${WHEN_SET}`),
  analytics: labelled('Counting visits', analytics.prefault({})),
  newsletter: group('Newsletter', {
    show: labelled('Shown in the footer', flag.prefault(true)),
    title: text('the name of the frame').describe('Screen readers say it.'),
    url: labelled(
      'URL of the form',
      optional(frameUrl('the URL of the newsletter form', frameProviders.newsletter)),
    ).describe('Of your hosted form. While it is empty, a small page of our own stands there.'),
    height: labelled('Height', pixels('a height in pixels')).describe('In pixels, a whole number.'),
  }),
  map: group('Map', {
    title: text('the name of the frame').describe('Screen readers say it.'),
    latitude: labelled('Latitude', latitude).describe('In degrees, such as 6.59651.'),
    longitude: labelled('Longitude', longitude).describe('In degrees, such as 3.34205.'),
    url: labelled('URL of the map', frameUrl('the URL of the map', frameProviders.map)).describe(
      'The one made for frames.',
    ),
  }),
  ticker: group('Strip of prices', {
    show: labelled('Shown under the header', flag.prefault(true)),
    symbols: labelled('Symbols', distinct(listOf(symbol, 'symbol'), 'proName')),
  }),
  cms: labelled('This editing page', cms.prefault({})),
});

/** The https URL of a whole server, without a slash at its end. */
function serverUrl(what: string) {
  return httpsUrl(what).regex(/[^/]$/, { error: 'ends with a slash; delete the slash' });
}

export type Site = z.infer<typeof siteSchema>;
export type SiteLink = z.infer<typeof link>;
export type Network = (typeof networks)[number];
