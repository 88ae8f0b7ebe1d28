import { withoutOddCharacters } from '@/lib/content/files/odd-characters';
import { frontMatterSchema } from '@/lib/content/schemas/front-matter-schema';

/** A title as it is stored: without spaces around it, with one between its words. */
export function tidyTitle(title: string): string {
  return title.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
}

/**
 * Says why a tidy title cannot be an article's.
 *
 * @returns sentences, or undefined when it can
 */
export function explainTitle(title: string): string | undefined {
  if (title === '') return 'The title is empty. Give one of a few words, in quotes.';
  if (/[\n\t]/.test(title) || withoutOddCharacters(title) !== title) {
    return 'The title has a tab, a line break or another sign that cannot be seen. Type it anew, on one line.';
  }
  const [issue] = frontMatterSchema.shape.title.safeParse(title).error?.issues ?? [];
  return issue && `The title ${issue.message}.`;
}
