import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { articleId } from '@/lib/content/article';
import { parseYaml, type YamlDocument } from '@/lib/content/files/yaml-document';
import { MAP_FILE } from '@/lib/content/place-map';
import { ADDRESSES_FILE } from '@/lib/content/published-urls';
import { REDIRECTS_FILE } from '@/lib/content/redirects';
import { siteSchema } from '@/lib/content/schemas/site-schema';
import { validate } from '@/lib/content/schemas/validate';
import type { Checked } from '@/lib/site/diagnostic';
import { updateYaml } from './cms/update-yaml';

/** Facts of a firm, some or all, in the groups of `content/site.yaml`. */
export type Facts = Record<string, unknown>;

/** One fact that a new owner is asked for. */
export type Question = {
  /** Its place in `content/site.yaml`: one name, or two with a dot between. */
  field: string;
  ask: string;
  kind: 'text' | 'number' | 'yes or no' | 'list';
};

/** What a new owner is asked for, in the order in which a firm knows it. */
export const questions: readonly Question[] = (
  [
    ['name', 'Name of the firm, in full, as registered', 'text'],
    ['shortName', 'Short name, where room is short', 'text'],
    ['tagline', 'Tagline', 'text'],
    ['description', 'What the firm does, in a sentence or two', 'text'],
    ['url', 'Address of the site, such as https://www.firm.ng', 'text'],
    ['email', 'E-mail address', 'text'],
    ['phones', 'Two telephone numbers, with a comma between', 'list'],
    ['address.street', 'Street and number of the office', 'text'],
    ['address.district', 'District, such as Ikeja', 'text'],
    ['address.city', 'City', 'text'],
    ['address.country', 'Country', 'text'],
    ['rcNumber', 'RC number at the Corporate Affairs Commission (Enter for none)', 'text'],
    ['regulator', 'Regulator and your number there, as a sentence (Enter for none)', 'text'],
    [
      'answers.fees',
      'What your advice costs, in a sentence or two (Enter to set it later)',
      'text',
    ],
    [
      'answers.replyTime',
      'How soon you answer a message, in a sentence (Enter to set it later)',
      'text',
    ],
    [
      'answers.firstTalk',
      'Whether the first talk is free, in a sentence (Enter to set it later)',
      'text',
    ],
    ['whatsapp', 'WhatsApp number (Enter for none)', 'text'],
    ['social', 'Addresses of your social profiles, with commas between', 'list'],
    ['insuranceBroker.url', 'Address of the insurance broker you work with', 'text'],
    ['insuranceBroker.name', 'Name of that broker (Enter to set it later)', 'text'],
    [
      'insuranceBroker.licence',
      'Number of its licence at the National Insurance Commission (Enter to set it later)',
      'text',
    ],
    [
      'form.id',
      'Id of your form at Formspree, for contact messages (Enter to set it later)',
      'text',
    ],
    ['newsletter.show', 'Do you have a newsletter?', 'yes or no'],
    ['newsletter.url', 'Address of its form at Zoho or Brevo (Enter to set it later)', 'text'],
    ['ticker.show', 'Show market prices under the header?', 'yes or no'],
    ['map.title', 'What the map shows, such as Map of central Ikeja, Lagos', 'text'],
    ['map.latitude', 'Latitude of the office, such as 6.59651', 'number'],
    ['map.longitude', 'Longitude of the office, such as 3.34205', 'number'],
    ['map.url', 'Address of the map for embedding', 'text'],
  ] as const
).map(([field, ask, kind]) => ({ field, ask, kind }));

const asGroup = z.record(z.string(), z.unknown());
const asProfiles = z.array(z.object({ url: z.unknown() }));

/** The facts of a text such as that of `content/site.yaml`; none where it cannot be read. */
export function factsOf(text: string): Facts {
  return asGroup.safeParse(parseYaml(text, '').value).data ?? {};
}

/** A fact as a person types it; empty when it is not set. */
export function readFact(facts: Facts, { field }: Pick<Question, 'field'>): string {
  const [name = '', inGroup] = field.split('.');
  const fact = inGroup === undefined ? facts[name] : asGroup.safeParse(facts[name]).data?.[inGroup];
  const urls = asProfiles.safeParse(fact).data?.map(({ url }) => url);
  return Array.isArray(fact) ? (urls ?? fact).join(', ') : String(fact ?? '');
}

/** Whether a question has a meaning: not the address of a newsletter that the firm does not have. */
export function isAsked(facts: Facts, { field }: Question): boolean {
  const [name = '', inGroup] = field.split('.');
  return inGroup === 'show' || asGroup.safeParse(facts[name]).data?.show !== false;
}

/** The facts with what a person typed for one of them. */
export function putFact(facts: Facts, { field, kind }: Question, typed: string | boolean): Facts {
  const fact = typeof typed === 'string' ? parseFact(field, kind, typed.trim()) : typed;
  const [name = '', inGroup] = field.split('.');
  return mergeFacts(facts, { [name]: inGroup === undefined ? fact : { [inGroup]: fact } });
}

function parseFact(field: string, kind: Question['kind'], typed: string): unknown {
  if (kind === 'number' && typed !== '') return Number(typed);
  if (kind !== 'list') return typed;
  const items = typed.split(',').flatMap((item) => item.trim() || []);
  return field === 'social' ? items.map((url) => ({ network: networkOf(url), url })) : items;
}

/** `facebook` of https://www.facebook.com/firm. */
function networkOf(url: string): string {
  const labels = URL.canParse(url) ? new URL(url).hostname.split('.') : [];
  return labels.at(-2) ?? '';
}

/** Says what is wrong with one of the facts, as the content check does. */
export function explainFact(facts: Facts, { field }: Question): string | undefined {
  const { diagnostics } = validate(siteSchema, { ...parseYaml('', ''), value: facts });
  return diagnostics.find((found) => found.field.startsWith(field))?.message;
}

/** Puts facts in the place of others: groups field by field, everything else as a whole. */
function mergeFacts(before: Facts, given: Facts): Facts {
  const merged = Object.entries(given).map(([name, fact]) => {
    const group = asGroup.safeParse(fact).data;
    return [name, group ? mergeFacts(asGroup.safeParse(before[name]).data ?? {}, group) : fact];
  });
  return { ...before, ...Object.fromEntries(merged) };
}

/**
 * Writes facts into the text of `content/site.yaml`, and keeps its comments and its other facts.
 *
 * @param given the facts to write
 * @returns the new text, or everything that is wrong with it, by its place in `given`
 */
export function updateSite(text: string, given: YamlDocument): Checked<string> {
  const facts = asGroup.safeParse(given.value ?? {}).data;
  const value = facts ? mergeFacts(factsOf(text), facts) : given.value;
  const { diagnostics } = validate(siteSchema, { ...given, value });
  return { value: diagnostics.length === 0 ? updateYaml(text, value) : undefined, diagnostics };
}

/**
 * Makes room for a new owner: deletes all articles and the map, and empties the lists of published URLs
 * and of redirects, which belong to the sample site. It keeps the comments in these lists, and all images.
 *
 * @param root the folder that holds `content/`
 * @returns how many articles it deleted
 */
export async function deleteSamples(root: string): Promise<number> {
  const blog = path.join(root, 'content/blog');
  const names = await readdir(blog).catch(() => []);
  const articles = names.filter((name) => articleId(name) !== undefined);
  const samples = [...articles.map((name) => path.join(blog, name)), path.join(root, MAP_FILE)];
  await Promise.all(samples.map((file) => rm(file, { force: true })));
  for (const name of [ADDRESSES_FILE, REDIRECTS_FILE]) {
    const file = path.join(root, name);
    const comments = (await readFile(file, 'utf8')).split('\n').filter((line) => /^#/.test(line));
    await writeFile(file, [...comments, ''].join('\n'));
  }
  return articles.length;
}

/** The address of an OpenStreetMap for embedding: some 3 km around the office. */
export function mapAround({ map }: Facts): string {
  const { latitude, longitude } = z
    .object({ latitude: z.number(), longitude: z.number() })
    .parse(map);
  const box = [longitude - 0.015, latitude - 0.01, longitude + 0.015, latitude + 0.01];
  const sides = box.map((side) => side.toFixed(5)).join(',');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${sides}&layer=mapnik&marker=${latitude},${longitude}`;
}
