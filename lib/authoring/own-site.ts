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
import { siteFields } from './cms/form-fields';
import type { CmsField } from './cms/schema-fields';
import { updateYaml } from './cms/update-yaml';

/** Facts of a firm, some or all, in the groups of `content/site.yaml`. */
export type Facts = Record<string, unknown>;

/** One fact that a new owner is asked for. */
export type Question = {
  /** Its place in `content/site.yaml`: one name, or two with a dot between. */
  field: string;
  ask: string;
  kind: CmsField['widget'];
};

/** What setup asks nobody: lists of groups, and what suits most firms as it comes. */
const NOT_ASKED = [
  ...['openingHours', 'navigation', 'quickLinks', 'cms'],
  ...['newsletter.title', 'newsletter.height', 'ticker.symbols'],
];

/** What a new owner is asked for: the fields of the form for the firm, in its words. */
export const questions: readonly Question[] = listQuestions(siteFields);

function listQuestions(fields: readonly CmsField[], prefix = '', group = ''): Question[] {
  return fields.flatMap((field): Question[] => {
    const { name, label, hint, required, widget: kind } = field;
    const path = `${prefix}${name}`;
    if (NOT_ASKED.includes(path)) return [];
    if (kind === 'object') return listQuestions(field.fields, `${path}.`, `${label}: `);
    const how = kind === 'list' && ('fields' in field ? 'Their addresses, with' : 'With');
    const notes = [
      hint,
      how && `${how} commas between.`,
      !required && kind !== 'boolean' && 'Enter for none.',
    ];
    const ask = [`${group}${label}.`, ...notes].filter(Boolean).join(' ');
    return [{ field: path, ask, kind }];
  });
}

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
