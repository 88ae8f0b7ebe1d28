import type { LinkTargets } from './explain-link';
import { explainFrom, explainTo } from './explain-redirect';
import { redirectsSchema, type Redirect } from './schemas/redirects-schema';
import type { Source } from './files/source';
import { validate, type Checked } from './schemas/validate';
import { parseYaml } from './files/yaml-document';

export const REDIRECTS_FILE = 'content/redirects.yaml';

/**
 * Reads the redirects.
 *
 * @param targets what they may lead to; without it, only they themselves are checked
 */
export function parseRedirects({ file, text }: Source, targets?: LinkTargets): Checked<Redirect[]> {
  const document = parseYaml(text, file);
  const { value, problems } = validate(redirectsSchema, document, file);
  if (!value) return { value, problems };

  const faults = value.flatMap((_entry, index) => {
    const messages = {
      from: explainFrom(value, index, targets),
      to: explainTo(value, index, targets),
    };
    return Object.entries(messages).flatMap(([key, message]) => {
      if (message === undefined) return [];
      const place = document.locate([index, key]);
      return [{ file, ...place, field: `[${index + 1}].${key}`, message }];
    });
  });
  if (faults.length > 0) return { value: undefined, problems: faults };
  const lineOf = (index: number) => document.locate([index, 'from']).line;
  return { value: value.map((entry, index) => ({ ...entry, line: lineOf(index) })), problems: [] };
}
