import { checkContent } from '@/lib/check/check-content';
import { printCheck } from './print-check';

/**
 * `npm run check:content`: prints all errors and warnings of the content. Exits with 1 if there is an error, or with
 * `--strict` also if there is a warning.
 */
const checked = await checkContent(process.cwd());
printCheck(checked);
const failingSeverities = process.argv.includes('--strict') ? ['error', 'warning'] : ['error'];
process.exitCode = checked.diagnostics.some(({ severity }) => failingSeverities.includes(severity))
  ? 1
  : 0;
