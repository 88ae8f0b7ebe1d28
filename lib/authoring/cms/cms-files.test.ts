import { load } from 'cheerio';
import { makeImages, makeSite } from '@/lib/content/test-content';
import { cmsFiles } from './cms-files';

const content = {
  ...{ services: [], people: [], articles: [], redirects: [], publicFiles: [] },
  images: makeImages(),
  pages: { blog: { topics: { title: 'Topics', all: 'All', list: [] } } },
};
const on = { ...makeSite().cms, backend: 'github', repository: 'firm/site' } as const;

test('a script in the name or in the server ends as text in the page and its policy', async () => {
  const payload = `"'></script></title><script>alert(1)</script>&amp;<b>`;
  const cms = { ...on, server: `https://git.example/${payload};script-src *` };
  const files = await cmsFiles({ ...content, site: makeSite({ shortName: payload, cms }) });
  const $ = load(String(files.get('index.html')));
  expect($('title').text()).toBe(`${payload}: editing`);
  expect(
    $('script')
      .get()
      .map(({ attribs }) => attribs),
  ).toEqual([{ type: 'module', src: 'start.js' }]);
  const policy = $('meta[http-equiv]').attr('content') ?? '';
  expect(policy).toMatch(/connect-src 'self' blob: data: https:\/\/git\.example https:/);
  expect(policy.match(/script-src [^;]*/g)).toEqual(["script-src 'self' 'wasm-unsafe-eval'"]);
});
