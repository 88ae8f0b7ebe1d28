import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Fault } from './page';

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
