import { licencesTxt } from './licences';

test('licences.txt has the licence of each font and package that visitors download', async () => {
  const names = (await licencesTxt(process.cwd())).match(/^[\w-]+\/.*(?:OFL\.txt|LICENSE.*)$/gm);
  expect(names).toEqual([
    'fonts/public-sans-OFL.txt',
    'fonts/source-serif-4-OFL.txt',
    'minisearch/LICENSE.txt',
    'react/LICENSE',
    'react-dom/LICENSE',
    'scheduler/LICENSE',
  ]);
});
