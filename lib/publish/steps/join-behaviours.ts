import { z } from 'zod';
import { bundleBehaviours } from '../bundle-behaviours';
import type { Element, Page } from '../page';

const policySchema = z.record(z.string(), z.array(z.string()));

/**
 * Adds the script of the page's behaviours at its end, and reads what they need from the page's policy.
 * Early behaviours become scripts in the places of their notes.
 *
 * @throws when a note of a behaviour has another form than `components/ui/behaviour.tsx` writes
 */
export async function joinBehaviours(page: Page): Promise<Page> {
  const { $, isInteractive } = page;
  for (const note of $<Element, string>('script[data-early]').toArray()) {
    const { script } = await bundleBehaviours(page, [note]);
    note.attribs = {};
    $(note).text(script);
  }
  const { script, files, loaded } = await bundleBehaviours(page);
  if (script === '' && loaded.length === 0) return page;
  const notes = $('script[data-behaviour]');
  const policySources = notes
    .toArray()
    .map(({ attribs }) => policySchema.parse(JSON.parse(attribs['data-policy'] ?? '{}')));
  // React expects the notes of an interactive page in their places, and does not read them.
  if (isInteractive) notes.text('').removeAttr('data-policy data-apart');
  else notes.remove();
  if (script) $('body').append($('<script>').text(script));
  for (const src of loaded) $('body').append($('<script>').attr({ async: '', src }));
  return { ...page, files: [...page.files, ...files], policySources };
}
