import { find, showPage } from '../test-page';
import { startSearch } from './start-search.behaviour';

test.each([
  ['/blog', 0],
  ['/blog?q=tax', 1],
])('the script loads once: at %s, %i times before the field has the focus', (url, times) => {
  showPage('<form hidden></form>');
  document.head.replaceChildren();
  history.replaceState(null, '', url);
  startSearch(find('form') as HTMLFormElement, '/search/search.js', '<input>');
  expect(find('form').hidden).toBe(false);
  expect(document.head.children).toHaveLength(times);
  find('input').focus();
  find('input').blur();
  find('input').focus();
  const sources = [...document.head.children].map((script) => script.getAttribute('src'));
  expect(sources).toEqual(['/search/search.js']);
});
