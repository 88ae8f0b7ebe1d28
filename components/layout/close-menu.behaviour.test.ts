import { fireEvent } from '@testing-library/dom';
import { find, showPage } from '../test-page';
import { closeMenu } from './close-menu.behaviour';

/** Shows the menu, open or closed, with the focus in it. */
function openPage(isOpen: boolean) {
  showPage(`
    <div><details ${isOpen ? 'open' : ''}><summary>Menu</summary></details><a href="/">Home</a></div>
    <button>After</button>`);
  closeMenu(find('div'));
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
