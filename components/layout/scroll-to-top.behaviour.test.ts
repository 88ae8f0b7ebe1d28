import { fireEvent } from '@testing-library/dom';
import { find, showPage } from '../test-page';
import scrollToTop from './scroll-to-top.behaviour';

test.each([
  ['smoothly', '/blog', {}, 'smooth'],
  ['instantly with reduced motion', '/blog', { isReduced: true }, 'instant'],
  ['not for another page', '/about', {}, undefined],
  ['not for a part of the page', '/blog#latest', {}, undefined],
  ['not for the page with another query', '/blog?q=tax', {}, undefined],
  ['not in another tab', '/blog', { ctrlKey: true }, undefined],
])('a link scrolls to the top of its own page: %s', (_how, href, options, behavior) => {
  const { isReduced = false, ...keys } = { isReduced: false, ...options };
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: isReduced }) });
  history.replaceState(null, '', '/blog#more-posts');
  showPage(`<main id="content" tabindex="-1"></main><a href="${href}"><span>Link</span></a>`);
  scrollToTop();
  const isLeft = fireEvent.click(find('a span'), keys);
  expect(scrollTo.mock.calls).toEqual(behavior ? [[{ top: 0, behavior }]] : []);
  expect(isLeft).toBe(!behavior);
  expect(document.activeElement === find('main')).toBe(Boolean(behavior));
});
