import { z } from 'zod';
import { bundleBehaviours } from '../bundle-behaviours';
import { makeElement, type Page } from '../page';

const optionsSchema = z.record(z.string(), z.unknown());
const filesSchema = z.record(z.string(), z.string());

/** Reads the notes of a page's behaviours, as `components/ui/behaviour.tsx` writes them. */
export function readBehaviours({ $, runtimeFiles }: Pick<Page, '$' | 'runtimeFiles'>) {
  return $('script[data-behaviour]')
    .toArray()
    .map((note) => {
      const {
        'data-behaviour': module = '',
        'data-target': target,
        'data-files': files,
      } = note.attribs;
      const options = optionsSchema.parse(JSON.parse($(note).text()));
      return {
        module,
        target,
        // The files that take over an interactive page, for the behaviour that fetches them.
        options: 'runtime' in options ? { ...options, runtime: runtimeFiles } : options,
        files: files === undefined ? {} : filesSchema.parse(JSON.parse(files)),
      };
    });
}

/** Adds the script of the page's behaviours at its end. */
export async function joinBehaviours(page: Page): Promise<Page> {
  const { $, isInteractive } = page;
  const placed = readBehaviours(page);
  if (placed.length === 0) return page;
  const { script, files } = await bundleBehaviours(placed);
  const notes = $('script[data-behaviour]');
  // React expects the notes of an interactive page in their places, and does not read them.
  if (isInteractive) notes.text('');
  else notes.remove();
  $('body').append(makeElement('script', {}, script));
  return { ...page, files: [...page.files, ...files] };
}
