import { fireEvent } from '@testing-library/dom';
import { MESSAGE_SENT_EVENT } from '@/lib/contact/contact-fields';
import { findElement, renderPage } from '../test-page';
import { scrollToTop } from './scroll-to-top.behaviour';

test.each([
  ['scrolls smoothly to the top if it leads to the current page', '/blog?q=tax', {}, 'smooth'],
  [
    'scrolls instantly to the top if the visitor prefers reduced motion',
    '/blog?q=tax',
    { isReduced: true },
    'instant',
  ],
  ['does not scroll if it leads to another page', '/about', {}, undefined],
  [
    'does not scroll if it leads to a fragment of the current page',
    '/blog?q=tax#latest',
    {},
    undefined,
  ],
  ['does not scroll if Ctrl+click opens a new tab', '/blog?q=tax', { ctrlKey: true }, undefined],
  ['does not scroll if Command+click opens a new tab', '/blog?q=tax', { metaKey: true }, undefined],
  ['reloads the page if a message was already sent', '/blog?q=tax', { isSent: true }, undefined],
])('when the visitor clicks a link, %s', (_title, href, options, behavior) => {
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
