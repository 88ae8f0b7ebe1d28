import { loadContent } from '@/lib/content/load';
import { ContentError } from '@/lib/site/diagnostic';
import { findStandIns } from './stand-ins';

/**
 * `npm run preflight`: lists what content/site.yaml still needs before the site goes live. Exits
 * with 1 while anything is left.
 */
try {
  const { site } = await loadContent(process.cwd());
  const standIns = findStandIns(site);
  for (const { field, value, todo } of standIns) {
    console.log(`content/site.yaml ${field}: ${value}\n  ${todo}`);
  }
  console.log(
    standIns.length === 0
      ? 'Ready: no stand-in is left in content/site.yaml.'
      : `${standIns.length} left to do before the site goes live.`,
  );
  process.exitCode = standIns.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
