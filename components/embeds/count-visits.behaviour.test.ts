import '@testing-library/jest-dom';
import { MESSAGE_SENT_EVENT } from '@/lib/contact/contact-fields';
import { getAnalytics } from '@/lib/site/providers';
import { findElement, renderPage } from '../test-page';
import { countVisits, type CountVisitsOptions } from './count-visits.behaviour';

test("loads Umami's script with its settings, and counts a sent message only after the script has loaded", () => {
  renderPage('<div></div>');
  countVisits(
    findElement('div'),
    getAnalytics({ analytics: { id: 'firm' } }) as CountVisitsOptions,
  );
  const script = findElement('div script');
  expect(script).toHaveAttribute('src', 'https://cloud.umami.is/script.js');
  expect(script).toHaveAttribute('data-website-id', 'firm');
  expect(script).toHaveAttribute('data-exclude-search', 'true');
  expect(script).toHaveAttribute('data-exclude-hash', 'true');
  dispatchEvent(new Event(MESSAGE_SENT_EVENT));
  const track = jest.fn();
  Object.assign(window, { umami: { track } });
  dispatchEvent(new Event(MESSAGE_SENT_EVENT));
  expect(track.mock.calls).toEqual([['Message sent']]);
});
