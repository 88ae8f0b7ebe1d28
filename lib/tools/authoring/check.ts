import { checkContent } from '@/lib/check/check-content';
import { printCheck } from './print-check';

/**
 * `npm run check:content`: every problem of `content/`, and which articles readers see. Exits with 1 when
 * there is an error, and with `--strict` when there is a warning.
 */
const checked = await checkContent(process.cwd());
printCheck(checked);
const refused = process.argv.includes('--strict') ? ['error', 'warning'] : ['error'];
process.exitCode = checked.diagnostics.some(({ severity }) => refused.includes(severity)) ? 1 : 0;
