import { fireEvent } from '@testing-library/dom';
import { MESSAGE_SENT } from '@/lib/contact/contact-fields';
import { find, showPage } from '../test-page';
import { scrollToTop } from './scroll-to-top.behaviour';

test.each([
  ['smoothly', '/blog?q=tax', {}, 'smooth'],
  ['instantly with reduced motion', '/blog?q=tax', { isReduced: true }, 'instant'],
  ['not for another page', '/about', {}, undefined],
  ['not for a part of the page', '/blog?q=tax#latest', {}, undefined],
  ['not in another tab', '/blog?q=tax', { ctrlKey: true }, undefined],
  ['not in another tab of a Mac', '/blog?q=tax', { metaKey: true }, undefined],
  ['not after a message was sent', '/blog?q=tax', { isSent: true }, undefined],
])('a link scrolls to the top of its own page: %s', (_how, href, options, behavior) => {
  const { isReduced, isSent, ...keys } = { isReduced: false, isSent: false, ...options };
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: isReduced }) });
  history.replaceState(null, '', '/blog?q=tax#more-posts');
  showPage(`<main id="content" tabindex="-1"></main><a href="${href}"><span>Link</span></a>`);
  scrollToTop(find('main'));
  if (isSent) dispatchEvent(new Event(MESSAGE_SENT));
  const isLeft = fireEvent.click(find('a span'), keys);
  expect(scrollTo.mock.calls).toEqual(behavior ? [[{ top: 0, behavior }]] : []);
  expect(isLeft).toBe(!behavior);
  expect(location.hash).toBe(behavior ? '' : '#more-posts');
  expect(document.activeElement === find('main')).toBe(Boolean(behavior));
});
