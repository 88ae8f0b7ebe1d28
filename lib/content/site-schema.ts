import * as z from 'zod';
import { localFormPaths, mainPagePaths } from '@/lib/site/paths';
import { DAYS } from '@/lib/firm/opening-hours';
import {
  date,
  distinct,
  email,
  flag,
  group,
  httpsUrl,
  latitude,
  listOf,
  longitude,
  oneOf,
  optional,
  phone,
  textMatching,
  time,
  wholeNumber,
} from './fields';
import { plainText } from './kinds';

const networks = ['facebook', 'x', 'instagram', 'linkedin', 'youtube'] as const;

const analytics = z.strictObject({
  id: textMatching('the website ID that Umami shows', /^[\w-]+$/),
  /** This URL becomes part of the Content-Security-Policy, in which a `;` would begin another directive. */
  script: optional(
    textMatching(
      'the full URL of the script, beginning with https:// and without a question mark',
      /^https:\/\/[\w.:/-]+$/,
    ),
  ),
});

const link = z.strictObject({
  label: plainText('the text of the link'),
  path: oneOf(mainPagePaths),
});
const links = distinct(listOf(link, 'link'), 'path');

const profile = z.strictObject({
  network: oneOf(networks),
  url: httpsUrl('the URL of the profile'),
});

const registration = z.strictObject({
  body: plainText('the body that keeps the register'),
  number: plainText('the number in the register, in quotes'),
  url: httpsUrl('the URL of the entry in the register'),
  checked: date,
});

const symbol = z.strictObject({
  proName: textMatching(
    'exchange, colon and symbol in capitals and without spaces, such as NSENG:GTCO',
    /^[A-Z0-9_]+:[A-Z0-9.!_]+$/,
  ),
  title: plainText('the name that the ticker shows'),
});

const day = oneOf(DAYS);
const openingHours = z.strictObject({ from: day, to: optional(day), opens: time, closes: time });

const ONE_TO_THREE = {
  error:
    'this list is empty, too long, or contains a number twice; write one to three different numbers, each on its own line, such as - "+234 803 555 0000"',
};

export const siteSchema = z.strictObject({
  name: plainText('the name of the firm'),
  shortName: plainText('the short name of the firm'),
  /** Whether the logo contains the name of the firm. If so, pages do not repeat the name next to the logo. */
  logoHasName: optional(flag, false),
  tagline: plainText('the tagline'),
  description: plainText('a description of the firm'),
  url: httpsUrl('the URL of the site').regex(/^https:\/\/[^/?#@]+$/i, {
    error:
      'contains more than a domain; write only https:// and the domain, such as https://www.firm.com',
  }),
  email,
  phones: z
    .tuple([phone], phone, ONE_TO_THREE)
    .refine((all) => all.length <= 3 && new Set(all).size === all.length, ONE_TO_THREE),
  whatsapp: optional(phone),
  address: z.strictObject({
    street: plainText('the street and number'),
    district: optional(plainText('the district, such as Ikeja')),
    city: plainText('the city'),
    state: optional(plainText('the state, such as Abia State')),
    country: plainText('the country'),
  }),
  whereWeAdvise: optional(plainText('in which countries you advise')),
  /** Countries and regions, for search engines. Visitors see this list only if `whereWeAdvise` is empty. */
  areaServed: optional(z.array(plainText('a country or a region')), []),
  openingHours: optional(z.array(openingHours), []),
  press: optional(z.strictObject({ name: plainText('the name of the contact'), phone, email })),
  social: optional(distinct(z.array(profile), 'network'), []),
  // Source: Companies and Allied Matters Act 2020, section 729.
  rcNumber: optional(
    textMatching(
      'the number of the firm in the company register, such as RC 123456 or BN 1234567, or leave the field empty',
      /^(?:RC|BN) ?\d+$/,
    ),
  ),
  regulator: optional(plainText('the regulator')),
  regulatorUrl: optional(httpsUrl('the URL of the regulator’s register')),
  registrations: optional(distinct(z.array(registration), 'body'), []),
  founded: optional(wholeNumber('a year, such as 2016', 1800, 2999)),
  complaints: optional(plainText('how to complain')),
  answers: group(
    z.strictObject({
      fees: optional(plainText('what your advice costs')),
      replyTime: optional(plainText('how soon you answer')),
      firstTalk: optional(plainText('whether the first consultation is free')),
      loan: optional(plainText('whether you promise clients a loan')),
      commission: optional(plainText('whether others pay you for advice')),
      clientMoney: optional(plainText('whether you hold money of clients')),
    }),
  ),
  insuranceBroker: group(
    z.strictObject({
      url: optional(httpsUrl("the URL of the insurance broker's site")),
      name: optional(plainText('the name of the broker')),
      licence: optional(plainText('the number of the broker’s licence')),
    }),
  ),
  navigation: links,
  quickLinks: links,
  form: group(
    z.strictObject({
      id: optional(
        textMatching('only the last part of the form’s URL, such as xayzbwqk', /^[A-Za-z0-9]+$/),
      ),
    }),
  ),
  booking: optional(httpsUrl('the URL of your booking page')),
  analytics: optional(analytics),
  newsletter: group(
    z.strictObject({
      url: optional(httpsUrl('the URL of the newsletter form', localFormPaths.newsletter)),
      title: plainText('the name of the frame').prefault('Newsletter sign-up'),
      height: wholeNumber('a height in pixels, such as 188', 1, 9999).prefault(188),
    }),
  ),
  map: optional(
    z.strictObject({
      title: plainText('the name of the frame'),
      latitude,
      longitude,
      url: httpsUrl('the URL of the map'),
      /** Attribution, shown in a corner of the drawing `content/images/map`. */
      credit: optional(plainText('whose data the drawing shows')),
    }),
  ),
  /** If there are no symbols, the site shows no ticker. */
  ticker: group(z.strictObject({ symbols: optional(distinct(z.array(symbol), 'proName'), []) })),
});
