import { render } from '@testing-library/react';
import type { Logo } from '@/lib/images/logo';
import { logo as markWithDark } from '../test-content';
import { Wordmark } from './wordmark';

function renderWordmark(ground: 'light' | 'dark', logo: Partial<Logo> = {}, name = 'Palm Court') {
  const props = {
    logo: { ...markWithDark, ...logo },
    name,
    shortName: 'Palm Court',
    size: 36,
    ground,
  };
  return render(<Wordmark {...props} />).container;
}

test.each([
  ['begins with the short one and is written once', 'Palm Court Advisory', 'Palm Court Advisory'],
  ['begins otherwise and gives way to the short one', 'Advisers of Ikeja', 'Palm Court'],
])('a full name that %s', (_what, name, text) => {
  expect(renderWordmark('light', {}, name).textContent).toBe(text);
});

test.each([
  ['light', { hasDarkVersion: false }, '/icons/logo.svg', ''],
  ['dark', { hasDarkVersion: true }, '/icons/logo-on-dark.svg', ''],
  ['dark', { hasDarkVersion: false }, '/icons/logo-on-dark.svg', 'plate'],
] as const)('on %s, a logo with %j is %s on "%s"', (ground, logo, source, plate) => {
  const image = renderWordmark(ground, logo).querySelector('img');
  expect([image?.getAttribute('src'), image?.className]).toEqual([source, plate]);
});

test('a wide logo keeps its shape', () => {
  const image = renderWordmark('light', { width: 300, height: 100 }).querySelector('img');
  expect([image?.width, image?.height]).toEqual([108, 36]);
});
