import { writeFile } from 'node:fs/promises';
import { parseContent, readContent } from '@/lib/content/load';
import { hashTemplate } from './template-texts';

// `npx tsx lib/authoring/record-template.ts` records the words of the example firm in content/, so that
// preflight finds them in another firm's. Run it after a change of these words.

const hashes = hashTemplate(parseContent(await readContent(process.cwd())));
await writeFile('lib/authoring/template-texts.json', `${JSON.stringify(hashes, null, 2)}\n`);
