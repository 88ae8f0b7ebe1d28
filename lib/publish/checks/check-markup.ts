import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { pageError } from '../page';

const loader = new StaticConfigLoader({
  extends: ['html-validate:standard'],
  rules: {
    // How attributes are written is the serialiser's business.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // checkElements says it with more to the point.
    'no-dup-id': 'off',
  },
});
const config = loader.getConfigFor('');
// Made once for all pages: making it takes longer than checking a page.
loader.getConfigFor = () => config;
const validator = new HtmlValidate(loader);

/**
 * Finds what is not valid HTML, by html-validate's rules for the standard. It has to see the text as
 * it was written: a parser repairs what is wrong, and would hide it.
 */
export function checkMarkup(file: string, html: string): Diagnostic[] {
  const { results } = validator.validateStringSync(html, file);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ selector, message, ruleId }) =>
      pageError({ file }, `invalid HTML: ${message} (${ruleId})`, selector ?? ''),
    );
}
