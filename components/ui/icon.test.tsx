import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Icon } from './icon';
import { iconPaths, type IconName } from './icon-paths';

test('an icon adds nothing to what a screen reader says', () => {
  render(
    <button type="button">
      <Icon name="phone" /> Call
    </button>,
  );
  expect(screen.getByRole('button', { name: /^Call$/ })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('button').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test.each(Object.keys(iconPaths) as IconName[])('the icon %s is drawn in its size', (name) => {
  const { container } = render(<Icon name={name} size={18} />);
  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('width', '18');
  expect(icon).toHaveAttribute('height', '18');
  expect(icon?.querySelector('path')).toHaveAttribute('d', iconPaths[name]);
});
