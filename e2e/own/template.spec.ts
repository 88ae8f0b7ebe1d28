import { hashTemplate } from '@/lib/authoring/template-texts';
import recorded from '@/lib/authoring/template-texts.json' with { type: 'json' };
import { parseContent, readContent } from '@/lib/content/load';
import { expect, test } from '../support/test';

test('preflight knows the words of the example firm, while the site is the example', async () => {
  const parsed = parseContent(await readContent(process.cwd()));
  test.skip(parsed.facts.site?.name !== 'Tamarind Bridge Advisory', 'the site is another firm’s');
  // After a change: npx tsx lib/authoring/record-template.ts
  expect(hashTemplate(parsed)).toEqual(recorded);
});
