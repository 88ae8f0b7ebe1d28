import { checkContent } from '@/lib/content/check-content';
import { printCheck } from './print-check';

/**
 * `npm run check:content`: every problem of `content/`, or figures of its articles. Exits with 1 when
 * there is an error, and with `--strict` when there is a warning.
 */
const checked = await checkContent(process.cwd());
printCheck(checked);
const isStrict = process.argv.includes('--strict');
const isRefused = checked.diagnostics.some(({ severity }) => isStrict || severity === 'error');
process.exitCode = isRefused ? 1 : 0;
