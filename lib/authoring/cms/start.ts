import {
  type ApiEntry,
  getFieldType,
  init,
  registerCustomFormat,
  registerEventListener,
  registerFieldType,
} from '@sveltia/cms';
import { makeArticleText } from './article-text';
import { findFault, makeFormContext, noteSaved, sayWhenSeen } from './check-form';
import { formatOf } from './cms-config';
import type { CmsSettings } from './cms-files';
import { makeYamlFormat, readArticle, writeArticle } from './entry-files';
import { editedFiles } from './form-fields';

// The script of the editing page: it sets up the CMS for this site, and starts it.

const settings = (await (await fetch('settings.json')).json()) as CmsSettings;
const context = makeFormContext(settings);

/** Shows a sentence under the CMS until the next form opens. */
function showNotice(sentence: string): void {
  document.querySelector('#notice')?.replaceChildren(sentence);
}

/** Ends the notice. A new article gets the next free number, and is a draft. */
function openForm(): void {
  if (/\/(?:new|entries\/)/.test(location.hash)) showNotice('');
  if (location.hash === '#/collections/articles/new')
    location.replace(`${location.hash}?_slug=${context.nextNumber}&draft=true`);
}
addEventListener('hashchange', openForm);
openForm();

registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const { path, data, newRecord } = entry.toJS();
    const name = /^content\/(\w+)\.yaml$/.exec(path)?.[1] ?? '';
    const fault = savedElsewhere.has(path)
      ? explainConflict(newRecord)
      : findFault(name, data, context);
    // The CMS's own code for a failed save; it shows the cause.
    if (fault) throw new Error('saving_failed', { cause: new Error(fault) });
  },
});

/** The files that other tabs with this page have saved since it was opened. */
const savedElsewhere = new Set<string>();
const otherTabs = new BroadcastChannel('editing-page');
type Saved = Pick<ApiEntry, 'path' | 'data'>;
otherTabs.addEventListener('message', ({ data: saved }: MessageEvent<Saved>) => {
  savedElsewhere.add(saved.path);
  noteSaved(context, saved.path, saved.data);
});
registerEventListener({
  name: 'postSave',
  handler: ({ entry, author }) => {
    const { path, data } = entry.toJS();
    noteSaved(context, path, data);
    otherTabs.postMessage({ path, data });
    // Nobody signs in to a folder on this computer.
    showNotice(`Saved. ${sayWhenSeen(data, author.login === '')}`);
  },
});

/** A Git host refuses to overwrite a newer version; a folder on this machine does not. */
function explainConflict(isNew: boolean): string {
  return isNew
    ? `Another tab has saved an article with this number. Change the slug to ${context.nextNumber}.`
    : 'Another tab has saved this since you opened it here. Copy what you have changed, load this page again, and change it there.';
}

const text = getFieldType('text')?.control;
if (!text) throw new Error('The CMS has no field for long texts.');
registerFieldType('article-text', makeArticleText(text, context));

const { images } = settings;
// In place of the CMS's own format of this name.
registerCustomFormat('yaml-frontmatter', 'md', {
  fromFile: (text: string) => readArticle(text, images),
  toFile: (value: Record<string, unknown>) => writeArticle(value, images),
});
for (const name of editedFiles.keys())
  registerCustomFormat(formatOf(name), 'yaml', makeYamlFormat(images));

void init({ config: settings.config });
