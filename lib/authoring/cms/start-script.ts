import type { Content } from '@/lib/content/load';
import { countWords } from '@/lib/content/markdown/readability';
import { articleWords } from '../check-article';
import { LEAST_DESCRIPTION } from './article-fields';
import type { Backend } from './backend';
import { FACTS_FORMAT, makeCmsConfig } from './cms-config';
import { findFault } from './find-fault';
import { nextNumber } from './next-number';
import { offerNumber } from './offer-number';
import { distinctFields } from './site-fields';
import { updateYaml } from './update-yaml';

/** What the editing page is made from. */
export type CmsContent = Pick<Content, 'site' | 'articles' | 'addresses'>;

/** The script of the editing page: tells the CMS of this site's ways, then starts it. */
export function makeStartScript(content: CmsContent, backend: Backend): string {
  const { min, max } = articleWords;
  return `import { init, registerCustomFormat, registerEventListener } from './cms/index.js';
import * as yaml from './yaml/index.js';

const takeNumber = (${offerNumber.toString()})(${nextNumber(content)});
const findFault = ${findFault.toString()};
const rules = {
  words: { min: ${min}, max: ${max}, count: ${countWords.toString()} },
  description: ${LEAST_DESCRIPTION},
  distinct: ${JSON.stringify(distinctFields)},
};
registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const image = entry.getIn(['data', 'image']);
    // The CMS writes /content/images/a.jpg for what the site knows as a.jpg.
    const named = image ? entry.setIn(['data', 'image'], image.replace('/content/images/', '')) : entry;
    const fault = findFault(named.get('data').toJS(), rules);
    // The CMS's own word for what could not be saved; it shows the cause.
    if (fault) throw new Error('saving_failed', { cause: new Error(fault) });
    takeNumber(Number(entry.get('slug')));
    return named;
  },
});

const updateYaml = ${updateYaml.toString()};
let facts = '';
registerCustomFormat('${FACTS_FORMAT}', 'yaml', {
  fromFile: (text) => yaml.parse((facts = text)),
  toFile: (value) => (facts = updateYaml(yaml, facts, value)),
});

init({ config: ${JSON.stringify(makeCmsConfig(content.site, backend))} });
`;
}
