import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { cutElements, findElements, sourceOf } from '../html';
import type { Fault, Page } from '../page';
import { findScripts } from '../next/scripts';

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
      // A label or a description for an id that is not there.
      'no-missing-references': 'error',
    },
  }),
);

/** The headers and footers that were found valid: they stand on every page alike. */
const knownParts = new Set<string>();

/**
 * Finds what is not valid HTML, by html-validate's rules for the standard. It has to see the text as
 * it was written: a parser mends what is wrong, and would hide it.
 *
 * @param page as parsed from `html`, and not changed yet
 */
export function checkMarkup({ file, document }: Page, html: string): Fault[] {
  const parts = findElements(document, 'header', 'footer')
    .filter(
      ({ parentNode }) => parentNode && 'tagName' in parentNode && parentNode.tagName === 'body',
    )
    .map((element) => ({ element, text: sourceOf(element, html) }));
  const known = parts.filter(({ text }) => knownParts.has(text)).map(({ element }) => element);
  // Half of the text is the framework's, which goes anyway.
  const framework = findScripts(document, 'chunk', 'polyfill', 'payload');
  const faults = validate(file, cutElements(html, [...known, ...framework]));
  if (faults.length === 0) for (const { text } of parts) knownParts.add(text);
  return faults;
}

function validate(file: string, text: string): Fault[] {
  const { results } = validator.validateStringSync(text, file);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ selector, message, ruleId }) => ({
      page: file,
      place: selector ?? '',
      message: `invalid HTML: ${message} (${ruleId})`,
    }));
}
