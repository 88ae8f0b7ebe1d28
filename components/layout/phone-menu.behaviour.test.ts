import { fireEvent } from '@testing-library/dom';
import { find, showPage } from '../test-page';
import closeMenu from './phone-menu.behaviour';

/** Shows the menu, open or closed, with the focus in it. */
function openPage(isOpen: boolean) {
  showPage(`
    <details ${isOpen ? 'open' : ''}><summary>Menu</summary><a href="/">Home</a></details>
    <button>After</button>`);
  closeMenu(find('details') as HTMLDetailsElement);
  find('a').focus();
}

test.each([
  ['Escape closes the open menu', true, 'Escape', 'summary'],
  ['Escape leaves the focus of a closed menu', false, 'Escape', 'a'],
  ['another key leaves the menu open', true, 'a', 'a'],
])('%s', (_what, isOpen, key, focused) => {
  openPage(isOpen);
  fireEvent.keyDown(find('a'), { key });
  expect(find('details').hasAttribute('open')).toBe(isOpen && key !== 'Escape');
  expect(find(focused)).toHaveFocus();
});

test('the menu closes when the focus leaves it', () => {
  openPage(true);
  find('button').focus();
  expect(find('details')).not.toHaveAttribute('open');
  expect(find('button')).toHaveFocus();
});
