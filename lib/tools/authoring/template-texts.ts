import { createHash } from 'node:crypto';
import { listTexts } from '@/lib/content/files/yaml-document';
import type { ParsedContent } from '@/lib/content/load';
import { type Diagnostic, makeError, makeWarning, type Place } from '@/lib/site/diagnostic';
import { show } from '@/lib/site/wording';
import recorded from './template-texts.json' with { type: 'json' };

/** A shorter sentence, such as the title of a service, is one that another firm may write as well. */
const MIN_WORDS = 5;

/** What the example firm says of itself, by file and field; the other words are those of any site. */
const OWN_WORDS =
  /^(?:site\.yaml (?:description|tagline|map\.title)|pages\.yaml (?!blog\.(?:list|search)|contact\.(?:form|cards))(?:home|about|services|blog|contact)\b.*|(?:services|reasons|values|faq|badges)\.yaml .*|pages\/(?:about|partnering|who-we-are)\.mdx )$/;
/** Texts that are the example's however short they are. */
const SHORT = /^(?:badges\.yaml .*|site\.yaml .*|.*\bimageAlt)$/;
/** Names, slogans and promises that may be another firm's too. */
const COMMON =
  /^(?:site\.yaml areaServed.*|pages\.yaml (?:home\.services\.title|.*\.callToAction\.title|post\.disclaimer\.text|contact\.form\.(?:text|privacy)|.*\bwarning(?:\.text)?)|(?:services|reasons|values)\.yaml .*title|faq\.yaml .*question)$/i;

/** The sample map, and notices that are true of most firms: recorded as a whole. */
const WHOLE_FILES = /map\.geojson$|pages\/(?:accessibility|disclosures|privacy)\.mdx$/;

type Words = { place: Place; text: string };

/** Lists the words of `content/`, without articles: each text of YAML, each paragraph of prose. */
function listWords({ documents, sources }: ParsedContent): Words[] {
  const texts = Object.values(documents).flatMap(({ file, value, locate }) =>
    listTexts(value).map(({ path, text }) => ({ place: { file, ...locate(path) }, text })),
  );
  const prose = sources.filter(({ file }) => file.endsWith('.mdx'));
  const paragraphs = prose.flatMap(({ file, text }) =>
    [...text.matchAll(/\S(?:.|\n(?!\s*\n))*/g)].map(({ 0: paragraph, index }) => {
      return { place: { file, line: text.slice(0, index).split('\n').length }, text: paragraph };
    }),
  );
  return [...texts, ...paragraphs];
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A text as a whole, and its sentences. */
function partsOf(text: string): string[] {
  const sentences = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return [...new Set([text, ...sentences].map((part) => part.trim().replaceAll(/\s+/g, ' ')))];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Whether a file of `content/` is, byte for byte, one that came with the site. */
export function isTemplateFile(text: string): boolean {
  return recorded.includes(hashOf(text));
}

/**
 * Reports each text that still has a sentence of the example firm; and, as one warning a file, the fields with
 * words that another firm may have too.
 */
export function findTemplateTexts(parsed: ParsedContent, known = recorded): Diagnostic[] {
  const found = listWords(parsed).flatMap(({ place, text }) => {
    const part = partsOf(text).find((one) => known.includes(hashOf(one)));
    return part === undefined ? [] : { place, part, isCommon: COMMON.test(nameOf(place)) };
  });
  const common = found.filter(({ isCommon }) => isCommon).map(({ place }) => place);
  return [
    ...found
      .filter(({ isCommon }) => !isCommon)
      .map(({ place: { file, ...place }, part }) =>
        makeError(file, `${show(part)} is the example firm’s; write your own words`, place),
      ),
    ...[...new Set(common.map(({ file }) => file))].map((file) => {
      const fields = common.flatMap((place) => (place.file === file ? place.field : []));
      return makeWarning(file, `${fields.join(', ')}: ${COMMON_ADVICE}`);
    }),
  ];
}

const COMMON_ADVICE = 'as they came with the site; keep what is true of your firm';

/** Makes the hashes of the texts that this content must not leave in another firm's. */
export function hashTemplate(parsed: ParsedContent): string[] {
  const hashes = listWords(parsed).flatMap(({ place, text }) => {
    const name = nameOf(place);
    if (COMMON.test(name)) return [hashOf(text.trim().replaceAll(/\s+/g, ' '))];
    if (!OWN_WORDS.test(name)) return [];
    const isOwn = (part: string) => SHORT.test(name) || part.split(' ').length >= MIN_WORDS;
    return partsOf(text).filter(isOwn).map(hashOf);
  });
  const files = parsed.sources.filter(({ file }) => WHOLE_FILES.test(file));
  return [...new Set([...hashes, ...files.map(({ text }) => hashOf(text))])].sort();
}

const nameOf = ({ file, field = '' }: Place) => `${file.replace('content/', '')} ${field}`;
