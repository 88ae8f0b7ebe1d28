import { find, openPage } from '../test-page';
import { startSearch } from './start-search.behaviour';

/** The form on a page with this address; the scripts that it has loaded. */
function openForm(address: string) {
  openPage('<form hidden></form>');
  document.head.replaceChildren();
  history.replaceState(null, '', address);
  startSearch(find('form') as HTMLFormElement, '/search/search.js', '<input>');
  expect(find('form').hidden).toBe(false);
  return () => [...document.head.children].map((script) => script.getAttribute('src'));
}

test('the script comes when the visitor turns to the field, once', () => {
  const loaded = openForm('/blog');
  expect(loaded()).toEqual([]);
  find('input').focus();
  find('input').blur();
  find('input').focus();
  expect(loaded()).toEqual(['/search/search.js']);
});

test('for a URL with a query it comes at once, and only then', () => {
  const loaded = openForm('/blog?q=tax');
  find('input').focus();
  expect(loaded()).toEqual(['/search/search.js']);
});
