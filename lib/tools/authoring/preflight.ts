import { IMAGE_FOLDER } from '@/lib/images/images';
import { checkContent } from '@/lib/content/rules/check-content';
import { readSource } from '@/lib/content/files';
import { formatDiagnostic, formatDiagnostics } from '@/lib/site/diagnostic';
import { findSamples } from './find-samples';

/** `npm run preflight` prints content errors, then remaining example content. It exits with code 1 if it finds any. */
const root = process.cwd();
const { parsed, diagnostics } = await checkContent(root);
const errors = diagnostics.filter(({ severity }) => severity === 'error');
const drawings = await Promise.all(
  Array.from(parsed.images.values(), ({ file }) => file)
    .filter((file) => /\.svg$/i.test(file))
    .map((file) => readSource(root, `${IMAGE_FOLDER}/${file}`)),
);
const sources = [...parsed.sources, ...drawings.flatMap(({ value }) => value ?? [])];
const samples = findSamples(sources, parsed);
if (errors.length > 0) console.log(`${formatDiagnostics(errors)}\n`);
if (samples.length > 0) console.log(samples.map(formatDiagnostic).join('\n'));
const count = errors.length + samples.length;
console.log(
  count === 0
    ? 'Ready: no content of the example firm is left.'
    : `\n${count} left to correct before the site goes live.`,
);
process.exitCode = count === 0 ? 0 : 1;
