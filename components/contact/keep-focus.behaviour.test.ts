import { find, showPage } from '../test-page';
import keepFocus from './keep-focus.behaviour';

/** Shows the form; `back` counts how often its field gets the focus back. */
function openPage() {
  jest.restoreAllMocks();
  jest.useFakeTimers();
  showPage('<form><textarea></textarea></form>');
  keepFocus(find('form'));
  const field = find('textarea');
  return { field, back: jest.spyOn(field, 'focus') };
}

const FRAME = ['iframe:not(:hover)'];

/** Moves the focus out of the page, to an element that these selectors match. */
function blur(selectors: string[]) {
  const element = { matches: (selector: string) => selectors.includes(selector) } as Element;
  jest.spyOn(document, 'activeElement', 'get').mockReturnValue(element);
  window.dispatchEvent(new Event('blur'));
}

const come = () => new Event('focusin', { bubbles: true });
const type = () => new Event('input', { bubbles: true });
const press = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true });

test.each([
  ['gets the focus back after typing', [type()], 999, FRAME, 1],
  ['does not get it back a second after typing', [type()], 1000, FRAME, 0],
  ['does not get it back after Tab', [come(), type(), press('Tab')], 0, FRAME, 0],
  ['gets the focus back after another key', [come(), press('a')], 0, FRAME, 1],
  ['does not get it back from a frame that was pressed', [type()], 0, ['iframe:hover'], 0],
  ['does not get it back from another window', [type()], 0, ['body'], 0],
])('the field %s', (_what, events, wait, to, times) => {
  const { field, back } = openPage();
  for (const event of events) field.dispatchEvent(event);
  jest.advanceTimersByTime(wait);
  blur(to);
  jest.advanceTimersByTime(20);
  expect(back).toHaveBeenCalledTimes(times);
});
