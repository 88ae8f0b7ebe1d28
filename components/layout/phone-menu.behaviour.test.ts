import '@testing-library/jest-dom';
import { fireEvent } from '@testing-library/dom';
import { find } from '../test-page';
import { closeMenu } from './phone-menu.behaviour';

/** The menu, open or closed, with the focus in it. */
function openMenu(open: boolean) {
  document.body.innerHTML = `<details ${open ? 'open' : ''}><summary>Menu</summary><a href="/">Home</a></details><a id="after" href="/">After</a>`;
  const menu = find('details');
  closeMenu(menu as HTMLDetailsElement);
  const [button, link] = [find('summary'), find('a')];
  link.focus();
  return { menu, button, link };
}

test('Escape closes the menu and moves the focus to its button', () => {
  const { menu, button, link } = openMenu(true);
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(menu).not.toHaveAttribute('open');
  expect(button).toHaveFocus();
});

test.each([
  ['another key', true, 'a'],
  ['Escape with the menu closed', false, 'Escape'],
])('%s changes nothing', (_what, open, key) => {
  const { menu, link } = openMenu(open);
  fireEvent.keyDown(link, { key });
  expect(menu.hasAttribute('open')).toBe(open);
  expect(link).toHaveFocus();
});

test('the focus that moves on closes it', () => {
  const { menu } = openMenu(true);
  find('#after').focus();
  expect(menu).not.toHaveAttribute('open');
  expect(find('#after')).toHaveFocus();
});
