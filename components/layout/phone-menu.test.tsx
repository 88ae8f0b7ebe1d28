import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeSite } from '../test-content';
import { renderPage, runBehaviours } from '../test-page';
import { PhoneMenu } from './phone-menu';

function renderMenu() {
  renderPage(<PhoneMenu site={makeSite()} current="/blog" />);
  runBehaviours();
  const menu = screen.getByRole('group');
  const button = within(menu).getByText('Menu').closest('summary');
  if (!button) throw new Error('The menu has no button');
  return { menu, button };
}

test('the menu is closed at first and holds the five screens, the current one marked', () => {
  const { menu } = renderMenu();
  expect(menu).not.toHaveAttribute('open');
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/about',
    '/services',
    '/blog',
    '/contact',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    null,
    null,
    'page',
    null,
  ]);
});

test('its button opens and closes it', async () => {
  const { menu, button } = renderMenu();
  await userEvent.click(button);
  expect(menu).toHaveAttribute('open');
  await userEvent.click(button);
  expect(menu).not.toHaveAttribute('open');
});

test('it offers to call, and the address and profiles the phone has no room for above', () => {
  const { menu } = renderMenu();
  expect(within(menu).getByRole('link', { name: '+234 800 000 0001' })).toHaveAttribute(
    'href',
    'tel:+2348000000001',
  );
  expect(within(menu).getByText('1 Example Street, Ikeja, Lagos')).toBeInTheDocument();
  expect(within(menu).getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(3);
});

test('Escape closes the open menu and gives the focus back to its button', async () => {
  const { menu, button } = renderMenu();
  await userEvent.click(button);
  within(menu).getByRole('link', { name: 'Blog' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(button).toHaveFocus();
});

test('another key leaves the menu open and the focus where it is', async () => {
  const { menu, button } = renderMenu();
  await userEvent.click(button);
  const link = within(menu).getByRole('link', { name: 'Blog' });
  link.focus();
  await userEvent.keyboard('a{ArrowDown}');
  expect(menu).toHaveAttribute('open');
  expect(link).toHaveFocus();
});

test('Escape moves no focus while the menu is closed', async () => {
  const { menu } = renderMenu();
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(document.body).toHaveFocus();
});

test('the focus that goes on closes it', async () => {
  const { menu, button } = renderMenu();
  const after = document.createElement('button');
  document.body.append(after);
  await userEvent.click(button);
  within(menu).getByRole('link', { name: 'Blog' }).focus();
  expect(menu).toHaveAttribute('open');
  after.focus();
  expect(menu).not.toHaveAttribute('open');
  after.remove();
});
