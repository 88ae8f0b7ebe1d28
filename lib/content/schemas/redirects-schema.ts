import { z } from 'zod';
import { ADDRESS_FORM, isUrlPath } from '@/lib/content/published-urls';
import { expected, text } from './fields';

const TARGET = 'a page of this site such as /blog/30, or an address that begins with https://';

const redirect = z.strictObject({
  /** An address of this site that is no page, or no page any more. */
  from: text(ADDRESS_FORM).refine(isUrlPath, { abort: true, ...expected(ADDRESS_FORM) }),
  /** Where its readers go: a page of this site, with or without a fragment, or another site. */
  to: text(TARGET).refine(isTarget, { abort: true, ...expected(TARGET) }),
});

/** `content/redirects.yaml`; a file of comments alone has no entry yet. */
export const redirectsSchema = z.array(redirect).default([]);

/** One published address that leads to another page. */
export type Redirect = z.infer<typeof redirect> & {
  /** Where it stands in `content/redirects.yaml`, counted from 1. */
  line: number;
};

/** Two slashes would begin another host; a space would end the address in a `_redirects` file. */
function isTarget(value: string): boolean {
  if (/\s/.test(value)) return false;
  return /^https:\/\//i.test(value) ? URL.canParse(value) : /^\/(?!\/)/.test(value);
}
