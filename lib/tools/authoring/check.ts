import { checkContent } from '@/lib/content/rules/check-content';
import { printCheck } from './print-check';

/**
 * `npm run check:content` prints all errors and warnings about the content. It exits with code 1 if there are errors.
 * With `--strict`, it also exits with code 1 if there are only warnings.
 */
const checked = await checkContent(process.cwd());
printCheck(checked);
const failingSeverities = process.argv.includes('--strict') ? ['error', 'warning'] : ['error'];
process.exitCode = checked.diagnostics.some(({ severity }) => failingSeverities.includes(severity))
  ? 1
  : 0;
