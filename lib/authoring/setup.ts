import { cancel, confirm, intro, outro, text } from '@clack/prompts';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseYaml, type YamlDocument } from '@/lib/content/files/yaml-document';
import { type Checked, formatDiagnostic } from '@/lib/site/diagnostic';
import {
  deleteSamples,
  explainFact,
  type Facts,
  factsOf,
  isAsked,
  mapAround,
  putFact,
  type Question,
  questions,
  readFact,
  updateSite,
} from './own-site';
import { isPlaceholder } from './placeholders';
import { printPlaceholders } from './print-check';

const USAGE = `npm run setup
makes this site your own: it asks for the facts of content/site.yaml, shows what is there, and offers to
delete the sample articles and the sample map. Run it again at any time.

npm run setup -- --yes FILE
asks nothing: takes the facts from a file written as content/site.yaml is, and deletes the articles and
the map of the example site.`;

const SITE = 'content/site.yaml';
const root = process.cwd();

try {
  const { values } = parseArgs({ options: { yes: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) console.log(USAGE);
  else if (values.yes !== undefined) await setUpFrom(values.yes);
  else if (process.stdin.isTTY) await setUpByQuestions();
  else throw new Error(`This is no terminal, so nobody can answer. Use --yes FILE.\n\n${USAGE}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function setUpFrom(file: string): Promise<void> {
  const before = await readFacts();
  const facts = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read; write the path of a file with facts.\n\n${USAGE}`);
  });
  await writeFacts(parseYaml(facts, file));
  console.log(`${SITE} has the facts of ${file}.`);
  if (isExample(before)) await startAfresh();
  await printPlaceholders(root);
}

async function setUpByQuestions(): Promise<void> {
  intro('Make this site your own');
  const before = await readFacts();
  let facts = before;
  for (const question of questions) {
    if (!isAsked(facts, question)) continue;
    const answer = await ask(question, facts);
    // Ctrl+C or Escape.
    if (typeof answer === 'symbol') {
      await writeFacts({ ...parseYaml('', SITE), value: facts });
      cancel(`Stopped. ${SITE} has your answers so far; run npm run setup again to go on.`);
      return;
    }
    facts = putFact(facts, question, answer);
  }
  await writeFacts({ ...parseYaml('', SITE), value: facts });
  const message =
    'Delete all articles in content/blog, and the map? As long as they are the samples, say yes';
  const answer = await confirm({ message, initialValue: isExample(before) });
  outro(`${SITE} has your answers.`);
  if (answer === true) await startAfresh();
  await printPlaceholders(root);
}

/** @throws Error when the file has a fault: answers could not be written into it */
async function readFacts(): Promise<Facts> {
  const text = await readFile(path.join(root, SITE), 'utf8');
  requireNoFault(updateSite(text, parseYaml(text, SITE)));
  return factsOf(text);
}

/** @throws Error with everything that is wrong with the facts; nothing is written then */
async function writeFacts(given: YamlDocument): Promise<void> {
  const file = path.join(root, SITE);
  await writeFile(file, requireNoFault(updateSite(await readFile(file, 'utf8'), given)));
}

function requireNoFault({ value, diagnostics }: Checked<string>): string {
  if (value === undefined) throw new Error(diagnostics.map(formatDiagnostic).join('\n'));
  return value;
}

async function startAfresh(): Promise<void> {
  const count = await deleteSamples(root);
  console.log(
    `Deleted the articles in content/blog (${count}) and map.geojson; emptied addresses.txt and redirects.yaml.`,
  );
}

/** Whether the facts are those of the site as it comes. */
function isExample(facts: Facts): boolean {
  return isPlaceholder(String(facts.url));
}

function ask(question: Question, facts: Facts): Promise<string | boolean | symbol> {
  const { field, ask: message, kind } = question;
  const written = readFact(facts, question);
  if (kind === 'boolean') return confirm({ message, initialValue: written !== 'false' });
  // Of the example, only a suggestion remains: nobody should keep it by pressing Enter.
  const isOwn = !isPlaceholder(written);
  const suggestion = field === 'map.url' ? mapAround(facts) : '';
  return text({
    message,
    initialValue: isOwn ? written : suggestion,
    ...(!isOwn && { placeholder: written }),
    validate: (typed = '') => explainFact(putFact(facts, question, typed), question),
  });
}
