import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Fault } from './page';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      // How attributes are written is the serialiser's business.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      // Said so by checks of our own, with more to the point.
      'no-dup-id': 'off',
    },
  }),
);

/** Finds what is not valid HTML, by html-validate's rules for the standard. */
export function checkMarkup(file: string, html: string): Fault[] {
  const { results } = validator.validateStringSync(html, file);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ selector, message, ruleId }) => ({
      page: file,
      place: selector ?? '',
      message: `invalid HTML: ${message} (${ruleId})`,
    }));
}
