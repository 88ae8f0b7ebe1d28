import path from 'node:path';
import { find, showPage } from '../test-page';
import startSearch from './start-search.behaviour';

const search = jest.fn();
jest.mock('./search-articles', () => ({
  __esModule: true,
  default: (...args: unknown[]) => search(...args) as unknown,
}));

const options = {
  ...{ one: '', many: '', closest: '', none: '', noWord: '' },
  ...{ label: '', clear: '', ask: '', failed: '', fields: '<input>' },
  script: path.join(__dirname, 'search-articles'),
};

test.each([
  ['/blog', 0],
  ['/blog?q=tax', 1],
])('the search loads once: at %s, %i times before the field has the focus', async (url, times) => {
  search.mockClear();
  showPage('<form hidden></form>');
  history.replaceState(null, '', url);
  const form = find('form') as HTMLFormElement;
  startSearch(form, options);
  expect(form.hidden).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(search).toHaveBeenCalledTimes(times);
  find('input').focus();
  find('input').blur();
  find('input').focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(search.mock.calls).toEqual([[form, options]]);
});
