import { writeFile } from 'node:fs/promises';
import { parseContent, readContent } from '@/lib/content/load';
import { hashTemplate } from './template-texts';

// `npx tsx lib/tools/authoring/record-template.ts` records the words of the example firm in content/, so that
// preflight finds them in another firm's. Run it after a change of these words.

const parsed = parseContent(await readContent(process.cwd()));
if (parsed.facts.site?.url !== 'https://www.tamarindbridge.example')
  throw new Error('content/ is that of another firm; its words are its own');
const text = JSON.stringify(hashTemplate(parsed), null, 2);
await writeFile('lib/tools/authoring/template-texts.json', `${text}\n`);
