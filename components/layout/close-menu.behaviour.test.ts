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
  ['closes the open menu and focuses its button on Escape', true, 'Escape', 'summary'],
  ['does not move the focus on Escape when the menu is closed', false, 'Escape', 'a'],
  ['keeps the menu open on a key other than Escape', true, 'a', 'a'],
])('%s', (_title, isOpen, key, focused) => {
  showFocusedMenu(isOpen);
  fireEvent.keyDown(findElement('a'), { key });
  expect(findElement('details').hasAttribute('open')).toBe(isOpen && key !== 'Escape');
  expect(findElement(focused)).toHaveFocus();
});

test('closes the menu when the focus leaves it', () => {
  showFocusedMenu(true);
  findElement('button').focus();
  expect(findElement('details')).not.toHaveAttribute('open');
  expect(findElement('button')).toHaveFocus();
});
