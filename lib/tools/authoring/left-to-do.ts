import type { ParsedArticle } from '@/lib/content/article';
import { readSource, type Source } from '@/lib/content/files/read-files';
import type { YamlDocument } from '@/lib/content/files/yaml-document';
import type { ParsedContent } from '@/lib/content/load';
import { MAP_FILE } from '@/lib/content/place-map';
import type { Site } from '@/lib/content/schemas/site-schema';
import { IMAGE_FOLDER, type ImageIndex } from '@/lib/images/image-index';
import { type Diagnostic, makeError, makeWarning, sortDiagnostics } from '@/lib/site/diagnostic';
import { countOf, show } from '@/lib/site/wording';
import { checkColours } from './check-colours';
import { findTemplateTexts, isTemplateFile } from './template-texts';

/** Text without spaces, from its beginning: a search from each character of a long line takes minutes. */
const WORD = String.raw`(?<![^\s"'<>()[\]])[^\s"'<>()[\]]*`;

/**
 * What to say of the values that only the example firm can have. Only the first in a line is named.
 * Domains in `.example` are reserved (RFC 2606).
 */
const PLACEHOLDERS = {
  'reaches nobody; write what the firm answers': new RegExp(
    String.raw`${WORD}@[^\s@]+\.example\b|(?:\+234 ?|\b0)800 ?000 ?\d+`,
  ),
  'leads nowhere; write the real one': new RegExp(String.raw`${WORD}\.example\b[^\s"'<>()[\]]*`),
  'is not a street; write where the office is': /\d+ Example Street/,
  'is the example firm; write your own name (in pages.yaml, {shortName} stands for it)':
    /Tamarind ?Bridge/i,
  'is the example’s point on the map; write that of the office': /\b6\.59651\b/,
  'is the example firm’s mark; put your own logo in this file': /M0 48v-6A42 42 0 0 1 42 0/,
};

/** Fields of `site.yaml` that mislead visitors while they are empty, and why. */
const NEEDED = {
  'form.id':
    'contact messages are not delivered until this is set; create a form at formspree.io and write its id',
  'newsletter.url':
    'nobody can sign up until this is set; write the URL of the form at your provider, or show: false',
};

/** Where pages show a fact. */
const ABOUT = 'on the about page';
const FOOT = `${ABOUT} and at the foot of every page`;
const ASKED = 'to answer it on the services page and above the contact form';
const FIRST = 'to show it with each service and above the contact form';
const BROKER = `to show it with the brokered service, ${ABOUT} and in the disclosures`;

/** Fields that visitors look for, and what to write there. */
const WANTED = {
  whatsapp:
    'a number at WhatsApp, for a link in the menu on phones, on the contact page and at the foot of every page',
  openingHours:
    'when the office is open, to show it on the about and contact pages and at the foot of every page',
  rcNumber: `the RC number, to show it with a link to the register ${FOOT}`,
  regulator: `who regulates the firm, and its number there, to show it ${FOOT} and let articles about investments lead to you`,
  regulatorUrl: `where the regulator lists the firm, for a link ${ABOUT}`,
  whereWeAdvise: `in which countries you advise, ${ASKED}`,
  founded: `since when the firm exists, to show it ${ABOUT}`,
  complaints: `how a client complains, to show it ${ABOUT}`,
  'answers.fees': `what advice costs, or how you agree a fee, ${FIRST}`,
  'answers.replyTime': `how soon you answer a message, ${FIRST}`,
  'answers.firstTalk': `whether the first consultation is free, ${FIRST}`,
  'answers.commission': `whether banks, insurers or others pay you, ${ASKED}`,
  'answers.clientMoney': `whether you hold money of clients, ${ASKED}`,
  'insuranceBroker.name': `the name of the broker, ${BROKER}`,
  'insuranceBroker.licence': `the number of the broker’s licence, ${BROKER}`,
};

/** Readers and search engines trust advice about money that somebody signs and somebody else has checked. */
const UNSIGNED = {
  author: 'no author; list people here, and name one as author in each article',
  reviewedBy: 'no reviewer; name a second person as reviewedBy in articles about money',
};

/**
 * Finds what is left to do before the site goes live. An error misleads visitors: a value or a sentence of
 * the example firm, a sample article, a form without a service, a colour that cannot be read. A warning is a
 * fact that visitors look for.
 *
 * @param root the folder that holds `content/`
 * @param parsed a file with a problem has only its text searched
 */
export async function findLeftToDo(root: string, parsed: ParsedContent): Promise<Diagnostic[]> {
  const { articles, documents, facts } = parsed;
  const samples = articles.filter(({ fields }) => fields?.sample).map(({ file }) => file);
  const count = countOf(samples.length, 'sample article');
  const { value: logo } = await readSource(root, 'content/images/logo.svg');
  const sources = logo ? [...parsed.sources, logo] : parsed.sources;
  const found = [
    ...sources.filter(({ file }) => !samples.includes(file)).flatMap(findInText),
    ...(samples.length > 0
      ? [makeError('content/blog', `${count}; npm run remove-samples deletes them`)]
      : []),
    ...findTemplateTexts(parsed),
    ...findTemplateFiles(parsed.sources),
    ...(facts.site ? findUnset(facts.site, documents.site) : []),
    ...findLogoProblems(parsed.images, facts.site, documents.site),
    ...(await checkColours(root)),
    ...findUnsigned(articles),
  ];
  return sortDiagnostics(found);
}

function findInText({ file, text }: Source): Diagnostic[] {
  return text.split('\n').flatMap((written, index) => {
    const line = file.endsWith('.yaml') ? written.replace(/(?:^|\s)#.*/, '') : written;
    for (const [message, value] of Object.entries(PLACEHOLDERS)) {
      const found = value.exec(line);
      if (!found) continue;
      const place = { line: index + 1, column: found.index + 1 };
      return [makeError(file, `${show(found[0])} ${message}`, place)];
    }
    return [];
  });
}

function findTemplateFiles(sources: readonly Source[]): Diagnostic[] {
  return sources
    .filter(({ text }) => isTemplateFile(text))
    .map(({ file }) =>
      file === MAP_FILE
        ? makeError(file, 'is the map of the example firm; npm run remove-samples deletes it')
        : makeWarning(file, 'is as it came with the site; change what is not true of your firm'),
    );
}

/** A wider logo is a strip of a few pixels in a tab. */
const WIDE = 2;

function findLogoProblems(images: ImageIndex, site: Site | undefined, { locate }: YamlDocument) {
  const findWide = (name: string) => {
    const { file = '', width = 0, height = 1 } = images.get(name) ?? {};
    const shape = `is ${(width / height).toFixed(1)} times as wide as high`;
    return width / height > WIDE ? { file: `${IMAGE_FOLDER}/${file}`, shape } : undefined;
  };
  const icon = findWide(images.has('icon') ? 'icon' : 'logo');
  const logo = site?.logoHasName ? undefined : findWide('logo');
  const name = locate(['logoHasName']);
  return [
    icon ? makeError(icon.file, `${icon.shape}: ${ICON_ADVICE}`) : [],
    logo ? makeWarning('content/site.yaml', `the logo ${logo.shape}: ${NAME_ADVICE}`, name) : [],
  ].flat();
}

const ICON_ADVICE =
  'in tabs and on home screens nobody can read it; add a square icon.svg or icon.png';
const NAME_ADVICE = 'if it has the name in it, write true, or pages write the name again';

function findUnset(site: Site, { file, locate }: YamlDocument): Diagnostic[] {
  const { newsletter, regulator, insuranceBroker: broker } = site;
  const unused = [
    ...(newsletter.show ? [] : ['newsletter.url']),
    ...(regulator ? [] : ['regulatorUrl']),
    ...(broker.url ? [] : ['insuranceBroker.name', 'insuranceBroker.licence']),
  ];
  const isUnset = (field: string) => {
    const value = field.split('.').reduce<unknown>((group, key) => Object(group)[key], site);
    // An empty list is empty as a text.
    return !unused.includes(field) && String(value ?? '') === '';
  };
  const find = (facts: object, make: typeof makeError, start: string) =>
    Object.entries(facts)
      .filter(([field]) => isUnset(field))
      .map(([field, message]) => make(file, `${start}${message}`, locate(field.split('.'))));
  return [...find(NEEDED, makeError, ''), ...find(WANTED, makeWarning, 'write ')];
}

function findUnsigned(articles: readonly ParsedArticle[]): Diagnostic[] {
  const published = articles.flatMap(({ fields }) =>
    fields && !fields.draft && !fields.sample ? fields : [],
  );
  return (['author', 'reviewedBy'] as const).flatMap((signer) => {
    const { length } = published.filter((fields) => !fields[signer]);
    const sentence = `${length} of ${countOf(published.length, 'article')} with ${UNSIGNED[signer]}`;
    return length > 0 ? makeWarning('content/people.yaml', sentence) : [];
  });
}
