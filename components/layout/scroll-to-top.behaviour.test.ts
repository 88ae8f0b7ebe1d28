import { fireEvent } from '@testing-library/dom';
import { MESSAGE_SENT_EVENT } from '@/lib/contact/contact-fields';
import { findElement, renderPage } from '../test-page';
import { scrollToTop } from './scroll-to-top.behaviour';

test.each([
  ['a smooth', 'this page', '/blog?q=tax', {}, 'smooth'],
  ['an instant', 'this page under reduced motion', '/blog?q=tax', { isReduced: true }, 'instant'],
  ['no', 'another page', '/about', {}, undefined],
  ['no', 'a fragment of this page', '/blog?q=tax#latest', {}, undefined],
  ['no', 'this page while holding Ctrl', '/blog?q=tax', { ctrlKey: true }, undefined],
  ['no', 'this page while holding Command', '/blog?q=tax', { metaKey: true }, undefined],
  ['no', 'this page after sending a message', '/blog?q=tax', { isSent: true }, undefined],
])('starts %s scroll up on a click on a link to %s', (_scroll, _link, href, options, behavior) => {
  const { isReduced, isSent, ...keys } = { isReduced: false, isSent: false, ...options };
  const scrollTo = jest.fn();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: isReduced }) });
  history.replaceState(null, '', '/blog?q=tax#more-posts');
  renderPage(`<main id="content" tabindex="-1"></main><a href="${href}"><span>Link</span></a>`);
  scrollToTop(findElement('main'));
  if (isSent) dispatchEvent(new Event(MESSAGE_SENT_EVENT));
  const isFollowed = fireEvent.click(findElement('a span'), keys);
  expect(scrollTo.mock.calls).toEqual(behavior ? [[{ top: 0, behavior }]] : []);
  expect(isFollowed).toBe(!behavior);
  expect(location.hash).toBe(behavior ? '' : '#more-posts');
  expect(document.activeElement === findElement('main')).toBe(Boolean(behavior));
});
