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
  ['closed', 'button', 'Escape', 'open', true, 'summary'],
  ['closed', 'link', 'Escape', 'closed', false, 'a'],
  ['open', 'link', 'a', 'open', true, 'a'],
])(
  'shows the menu %s, with focus on its %s, after the key “%s” is pressed in the %s menu',
  (_after, _element, key, _before, isOpen, focused) => {
    showFocusedMenu(isOpen);
    fireEvent.keyDown(findElement('a'), { key });
    expect(findElement('details').hasAttribute('open')).toBe(isOpen && key !== 'Escape');
    expect(findElement(focused)).toHaveFocus();
  },
);

test('closes the menu when focus moves out of the menu', () => {
  showFocusedMenu(true);
  findElement('button').focus();
  expect(findElement('details')).not.toHaveAttribute('open');
  expect(findElement('button')).toHaveFocus();
});
