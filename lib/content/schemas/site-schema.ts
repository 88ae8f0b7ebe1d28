import { z } from 'zod';
import { screens } from '@/lib/site/paths';
import { frameProviders } from '@/lib/site/providers';
import {
  degrees,
  distinct,
  email,
  frameUrl,
  httpsUrl,
  oneOf,
  optional,
  phone,
  positiveInteger,
  text,
} from './fields';

/** The networks that an icon exists for. */
const networks = ['facebook', 'x', 'instagram', 'linkedin', 'youtube'] as const;

/** The Git hosts that the editing page at /admin/ can write to. */
const gitHosts = ['github', 'gitlab', 'gitea'] as const;

/** The editing page at /admin/; it is off while all of this is empty. */
const cms = z
  .strictObject({
    backend: optional(oneOf(gitHosts)),
    /** Where the site's repository lies at that host. */
    repository: optional(
      text('owner/name of the repository').regex(/^[\w.-]+(?:\/[\w.-]+)+$/, {
        error: 'expected owner/name of the repository, such as tamarind/site, not an address',
      }),
    ),
    /** The branch that is published; while empty, the repository's main one. */
    branch: optional(text('the name of a branch')),
    /** The host's own address, where it is not the public github.com, gitlab.com or gitea.com. */
    server: optional(serverUrl('the address of your Git server')),
    /** GitHub only: the small service that exchanges its sign-in; without it, access tokens. */
    signIn: optional(serverUrl('the address of the sign-in service')),
    /** GitLab and Gitea only: the id of the OAuth application; without it, access tokens. */
    applicationId: optional(text('the id of the OAuth application')),
  })
  .superRefine(({ backend, ...rest }, context) => {
    const missing = (field: string, what: string) =>
      context.addIssue({ code: 'custom', path: [field], message: `is missing; expected ${what}` });
    if (backend && !rest.repository) missing('repository', 'owner/name of the repository');
    if (!backend && Object.values(rest).some(Boolean))
      missing('backend', `one of ${gitHosts.join(', ')}, or every field of cms left empty`);
  });

const link = z.strictObject({
  /** The words of the link. */
  label: text('the words of the link').meta({ title: 'Words of the link' }),
  /** The screen it leads to. */
  path: oneOf(screens).meta({ title: 'Page' }),
});

/** `content/site.yaml`: the facts of the firm. */
export const siteSchema = z.strictObject({
  /** The firm's name in full, as registered. */
  name: text("the firm's name").meta({
    title: 'Name of the firm',
    description: 'In full, as registered.',
  }),
  /** The name where room is short: phone header, footer. */
  shortName: text("the firm's short name").meta({
    title: 'Short name',
    description: 'Where room is short: phones, the foot of the page.',
  }),
  tagline: text("the firm's tagline").meta({ title: 'Tagline' }),
  /** What the firm does, in a sentence or two: footer and search engines. */
  description: text('what the firm does, in a sentence').meta({
    title: 'Description',
    description:
      'What the firm does, in a sentence or two: the foot of the page and search engines.',
  }),
  /** The finished site's address, without a slash at its end. */
  url: httpsUrl("the site's address")
    .refine((url) => !url.endsWith('/'), {
      error: 'ends with a slash; leave the slash away',
    })
    .meta({
      title: 'Address of the site',
      description: 'Beginning with https:// and without a slash at its end.',
    }),
  email: email().meta({
    title: 'E-mail',
    description: 'An e-mail address, such as hello@firm.example.',
  }),
  /** Two numbers; the first stands in the top bar. */
  phones: z
    .tuple(
      [
        phone().meta({
          title: 'Number',
          description: 'In international form, such as +234 800 000 0001.',
        }),
        phone(),
      ],
      { error: 'expected two telephone numbers' },
    )
    .meta({
      title: 'Telephone numbers',
      description: 'Two; the first stands at the top of every page.',
    }),
  address: z
    .strictObject({
      street: text('a street and number').meta({ title: 'Street and number' }),
      district: text('a district, such as Ikeja').meta({ title: 'District' }),
      city: text('a city').meta({ title: 'City' }),
      country: text('a country').meta({ title: 'Country' }),
    })
    .meta({ title: 'Address' }),
  /** Companies and Allied Matters Act 2020, section 729: shown when set. */
  rcNumber: optional(text('a registration number')).meta({
    title: 'RC number',
    description:
      'Corporate Affairs Commission, such as RC 123456. Shown only when set; never guess.',
  }),
  /** Who regulates the firm and under which number. */
  regulator: optional(text("the regulator's name and the firm's number there")).meta({
    title: 'Regulator',
    description:
      'Who regulates the firm and under which number, as one sentence. Shown only when set.',
  }),
  whatsapp: optional(phone()).meta({
    title: 'WhatsApp',
    description: 'In international form, such as +234 800 000 0001. Shown only when set.',
  }),
  /** With the zone: "Monday to Friday, 9 am to 5 pm (WAT)". */
  openingHours: optional(text('opening hours')).meta({
    title: 'Opening hours',
    description: 'Such as Monday to Friday, 9 am to 5 pm (WAT). Shown only when set.',
  }),
  social: distinct(
    z
      .array(
        z.strictObject({
          network: oneOf(networks).meta({ title: 'Network' }),
          url: httpsUrl('the address of the profile').meta({
            title: 'Address',
            description: 'Of the profile.',
          }),
        }),
      )
      .min(1, { error: 'expected at least one social network' }),
    'network',
  ).meta({ title: 'Social networks' }),
  navigation: distinct(z.array(link).min(1, { error: 'expected at least one link' }), 'path').meta({
    title: 'Links at the top',
  }),
  quickLinks: distinct(z.array(link).min(1, { error: 'expected at least one link' }), 'path').meta({
    title: 'Links at the foot',
  }),
  insuranceBroker: z
    .strictObject({
      url: httpsUrl("the insurance broker's address").meta({
        title: 'Address',
        description: 'Where “Learn More” of the last service leads.',
      }),
    })
    .meta({ title: 'Insurance broker' }),
  form: z
    .strictObject({
      /** Formspree's form id; while empty, the local form service answers. */
      id: optional(
        text('the form id of Formspree').regex(/^[A-Za-z0-9]+$/, {
          error: 'expected the form id alone, such as xayzbwqk, not an address',
        }),
      ).meta({
        title: 'Form id',
        description: 'As Formspree shows it, such as xayzbwqk: letters and digits alone.',
      }),
    })
    .default({ id: undefined })
    .meta({ title: 'Contact form' }),
  newsletter: z
    .strictObject({
      /** The frame's name for screen readers. */
      title: text("the frame's title").meta({
        title: 'Name of the frame',
        description: 'Screen readers say it.',
      }),
      /** The provider's hosted form; while empty, our own small page. */
      url: optional(frameUrl("the newsletter form's address", frameProviders.newsletter)).meta({
        title: 'Address of the form',
        description:
          'Of your hosted form. While it is empty, a small page of our own stands there.',
      }),
      /** CSS pixels that the frame needs. */
      height: positiveInteger('a height in pixels').meta({
        title: 'Height',
        description: 'In pixels, a whole number.',
      }),
    })
    .meta({ title: 'Newsletter' }),
  map: z
    .strictObject({
      title: text("the map's title").meta({
        title: 'Name of the frame',
        description: 'Screen readers say it.',
      }),
      /** The address of the embedded map. */
      url: frameUrl("the map's address", frameProviders.map).meta({
        title: 'Address of the map',
        description: 'The one made for frames.',
      }),
      latitude: degrees(90, 'a latitude in degrees').meta({
        title: 'Latitude',
        description: 'In degrees, such as 6.59651.',
      }),
      longitude: degrees(180, 'a longitude in degrees').meta({
        title: 'Longitude',
        description: 'In degrees, such as 3.34205.',
      }),
    })
    .meta({ title: 'Map' }),
  ticker: z
    .strictObject({
      symbols: distinct(
        z
          .array(
            z.strictObject({
              proName: text('exchange:symbol')
                .regex(/^[A-Z0-9_]+:[A-Z0-9.!_]+$/, {
                  error: 'expected exchange:symbol in capitals, such as NSENG:GTCO',
                })
                .meta({
                  title: 'Symbol',
                  description:
                    'exchange:symbol in capitals, as TradingView writes it, such as NSENG:GTCO.',
                }),
              title: text('the name shown in the strip').meta({ title: 'Name shown in the strip' }),
            }),
          )
          .min(1, { error: 'expected at least one symbol' }),
        'proName',
      ).meta({ title: 'Symbols' }),
    })
    .meta({ title: 'Strip of prices' }),
  cms: cms
    .default({
      ...{ backend: undefined, repository: undefined, branch: undefined },
      ...{ server: undefined, signIn: undefined, applicationId: undefined },
    })
    .meta({ title: 'This editing page' }),
});

/** An https address of a whole server, without a slash at its end. */
function serverUrl(what: string) {
  return httpsUrl(what).regex(/[^/]$/, { error: 'ends with a slash; leave the slash away' });
}

export type Site = z.infer<typeof siteSchema>;
export type SiteLink = z.infer<typeof link>;
export type Network = (typeof networks)[number];
