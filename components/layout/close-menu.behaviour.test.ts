import { fireEvent } from '@testing-library/dom';
import { findElement, renderPage } from '../test-page';
import { closeMenu } from './close-menu.behaviour';

function showFocusedMenu(isOpen: boolean) {
  renderPage(`
    <div><details ${isOpen ? 'open' : ''}><summary>Menu</summary></details><a href="/">Home</a></div>
    <button>After</button>`);
  closeMenu(findElement('div'));
  findElement('a').focus();
}

test.each([
  ['Escape', 'closes the open menu and focuses its button', true, 'summary'],
  ['Escape', 'does not move focus if the menu is closed', false, 'a'],
  ['a', 'keeps the menu open', true, 'a'],
])('when the visitor presses the key “%s”, %s', (key, _title, isOpen, focused) => {
  showFocusedMenu(isOpen);
  fireEvent.keyDown(findElement('a'), { key });
  expect(findElement('details').hasAttribute('open')).toBe(isOpen && key !== 'Escape');
  expect(findElement(focused)).toHaveFocus();
});

test('closes the menu when it loses focus', () => {
  showFocusedMenu(true);
  findElement('button').focus();
  expect(findElement('details')).not.toHaveAttribute('open');
  expect(findElement('button')).toHaveFocus();
});
