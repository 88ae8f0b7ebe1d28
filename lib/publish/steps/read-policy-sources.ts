import { z } from 'zod';
import type { Page } from '../page';

/** The attribute in which a behaviour declares its needs; `components/ui/behaviour.tsx` writes it. */
const DECLARATION = 'data-policy';
const sourcesSchema = z.record(z.string(), z.array(z.string()));

/**
 * Reads the sources that the page's behaviours need, and removes the declarations, which no browser reads.
 *
 * @throws when a declaration has another form
 */
export function readPolicySources(page: Page): Page {
  const scripts = page.$(`script[${DECLARATION}]`);
  const policySources = scripts
    .toArray()
    .map(({ attribs }) => sourcesSchema.parse(JSON.parse(attribs[DECLARATION] ?? '')));
  scripts.removeAttr(DECLARATION);
  return { ...page, policySources };
}
