import {
  type ApiEntry,
  type AppEventListener,
  getFieldType,
  init,
  registerCustomFormat,
  registerEventListener,
  registerFieldType,
} from '@sveltia/cms';
import { parse } from 'yaml';
import { readArticle, writeArticle } from './article-file';
import { makeArticleText } from './article-text';
import { findFault } from './check-form';
import type { CmsSettings } from './cms-files';
import { updateYaml } from './update-yaml';
import { sayWhenSeen } from './when-seen';

// The script of the editing page: it tells the CMS what is particular to this site, and starts it.

const settings = (await (await fetch('settings.json')).json()) as CmsSettings;
const siteUrl = settings.config.site_url;
let { nextNumber } = settings;

/** Shows a sentence under the CMS until the next form opens. */
function showNotice(sentence: string): void {
  document.querySelector('#notice')?.replaceChildren(sentence);
}

/** Ends the notice. A new article gets the next free number, and is a draft. */
function openForm(): void {
  if (/\/(?:new|entries\/)/.test(location.hash)) showNotice('');
  if (location.hash === '#/collections/articles/new')
    location.replace(`${location.hash}?_slug=${nextNumber}&draft=true`);
}
addEventListener('hashchange', openForm);
openForm();

registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const fault = findConflict(entry) ?? findFault(entry.toJS().data, siteUrl);
    // The CMS's own code for what could not be saved; it shows the cause.
    if (fault) throw new Error('saving_failed', { cause: new Error(fault) });
  },
});

/** The files that other tabs with this page have saved since it was opened. */
const savedElsewhere = new Set<string>();
const otherTabs = new BroadcastChannel('editing-page');

otherTabs.addEventListener('message', ({ data }: MessageEvent<Pick<ApiEntry, 'path' | 'slug'>>) => {
  savedElsewhere.add(data.path);
  skipNumber(data.slug);
});
registerEventListener({
  name: 'postSave',
  handler: ({ entry, author }) => {
    const { path, slug, data } = entry.toJS();
    skipNumber(slug);
    otherTabs.postMessage({ path, slug });
    // Nobody signs in to a folder on this computer.
    showNotice(`Saved. ${sayWhenSeen(data, author.login === '')}`);
  },
});

function skipNumber(slug: string): void {
  nextNumber = Math.max(nextNumber, (Number(slug) || 0) + 1);
}

/** A Git host refuses to overwrite what the CMS has not read; a folder on this machine does not. */
function findConflict(entry: Parameters<AppEventListener['handler']>[0]['entry']) {
  if (!savedElsewhere.has(entry.get('path'))) return undefined;
  return entry.get('newRecord')
    ? `Another tab has saved an article with this number. Change the slug to ${nextNumber}.`
    : 'Another tab has saved this since you opened it here. Copy what you have changed, load this page again, and change it there.';
}

const text = getFieldType('text')?.control;
if (!text) throw new Error('The CMS has no field for long texts.');
registerFieldType('article-text', makeArticleText(text, siteUrl));

const files = new Map(Object.entries(settings.images));
// In place of the CMS's own format of this name.
registerCustomFormat('yaml-frontmatter', 'md', {
  fromFile: (text: string) => readArticle(text, files),
  toFile: (value: Record<string, unknown>) => writeArticle(value, files),
});

let facts = '';
registerCustomFormat('commented-yaml', 'yaml', {
  fromFile: (text: string) => parse((facts = text)) as unknown,
  toFile: (value: unknown) => (facts = updateYaml(facts, value)),
});

void init({ config: settings.config });
