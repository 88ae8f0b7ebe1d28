import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { pageError } from '../page';

/** The one configuration for all pages, made once: making it takes longer than checking a page. */
class OneConfigLoader extends StaticConfigLoader {
  private known: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.known ??= super.getConfigFor(handle);
    return this.known;
  }
}

const validator = new HtmlValidate(
  new OneConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      // How attributes are written is the serialiser's business.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      // checkIds says it with more to the point.
      'no-dup-id': 'off',
      // A label or a description for an id that is not there.
      'no-missing-references': 'error',
    },
  }),
);

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
