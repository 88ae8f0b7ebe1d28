import { siteSchema } from '@/lib/content/schemas/site-schema';
import { type FrameProvider, frameProviders } from '@/lib/site/providers';
import { type CmsField, type FieldOptions, pattern, schemaFields } from './schema-fields';

/** The beginning of an https address that every browser can read: a host with dots. */
const HOST = String.raw`^https:\/\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,}`;

/** What follows in an address. The schema refuses these characters; an address writes them with %. */
const REFUSED = String.raw`\s"<>\x60\\`;
const CHARACTER = `[^${REFUSED}]`;

const address: FieldOptions = {
  pattern: [
    pattern(String.raw`${HOST}(?:[\/?#]${CHARACTER}*)?$`),
    'Write the whole address, beginning with https://.',
  ],
};

/** Options for the address of a frame, which one of the known providers must have made. */
function frameOf(providers: readonly FrameProvider[]): FieldOptions {
  const sources = providers.map((provider) => provider.address.source.replace('^', ''));
  // Addresses that browsers read as another one: with dots for folders, or in another alphabet.
  const unclear = String.raw`\S*(?:[\/\\](?:\.|%2[eE])|xn--)`;
  const examples = providers.map(({ name, example }) => `${name} (${example})`).join(' or ');
  return {
    pattern: [
      pattern(String.raw`^(?!.*[${REFUSED}]|${unclear})(?:${sources.join('|')}).*$`),
      `Write the address of a frame at ${examples}.`,
    ],
  };
}

/** The fields of `content/site.yaml`. */
export const siteFields: CmsField[] = schemaFields(siteSchema, {
  description: { kind: { widget: 'text' } },
  url: {
    pattern: [
      pattern(String.raw`${HOST}(?:[\/?#]${CHARACTER}*[^\s\/"<>\x60\\])?$`),
      'Write the whole address, beginning with https:// and without a slash at its end.',
    ],
  },
  social: { summary: '{{network}}' },
  'social.*.url': address,
  navigation: { summary: '{{label}}' },
  quickLinks: { summary: '{{label}}' },
  'insuranceBroker.url': address,
  'newsletter.url': frameOf(frameProviders.newsletter),
  'map.url': frameOf(frameProviders.map),
  'ticker.symbols': { summary: '{{title}}' },
  // A wrong value here could lock every editor out.
  cms: { kind: { widget: 'hidden' } },
});

/** Lists, and the field in which no two of their entries may have the same value. */
export const distinctFields = [
  ['social', 'network'],
  ['navigation', 'path'],
  ['quickLinks', 'path'],
  ['ticker.symbols', 'proName'],
] as const;
