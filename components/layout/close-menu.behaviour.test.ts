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
  ['closed', 'summary', 'Escape', 'open'],
  ['closed', 'a', 'Escape', 'closed'],
  ['open', 'a', 'a', 'open'],
])('shows the menu %s and focuses <%s> after “%s” if it is %s', (after, focused, key, before) => {
  showFocusedMenu(before === 'open');
  fireEvent.keyDown(findElement('a'), { key });
  expect(findElement('details').hasAttribute('open')).toBe(after === 'open');
  expect(findElement(focused)).toHaveFocus();
});

test('closes the menu when focus moves out of the menu', () => {
  showFocusedMenu(true);
  findElement('button').focus();
  expect(findElement('details')).not.toHaveAttribute('open');
  expect(findElement('button')).toHaveFocus();
});
