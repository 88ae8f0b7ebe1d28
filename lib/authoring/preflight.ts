import { printPlaceholders } from './print-check';

/**
 * `npm run preflight`: lists what would mislead visitors if the site went live. Exits with 1 while
 * anything is left.
 */
process.exitCode = (await printPlaceholders(process.cwd())) ? 0 : 1;
