import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import { HOSTILE } from '../test-content';
import { find, showPage } from '../test-page';
import { startEmbed } from './start-embed';

/** Places an element of another company in a page that is still loading. */
function openPage(connection?: object, embed = '') {
  jest.useFakeTimers();
  showPage(`<section data-embed="${embed}"><p data-note>Prices</p></section>`);
  find('section').dataset.show = HOSTILE;
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const start = jest.fn();
  const ask = startEmbed(find('section'), start);
  return { start, ask };
}

function finishLoading() {
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(0);
}

const state = () => find('section').dataset.state;

test('it starts in a task after the page has loaded', () => {
  const { start } = openPage();
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('load'));
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(start).toHaveBeenCalledTimes(1);
  expect(document.body).toHaveFocus();
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, 'ask', 0],
  [{ saveData: false, effectiveType: 'slow-2g' }, 'ask', 0],
  [{ saveData: false, effectiveType: '3g' }, 'started', 1],
])('with the connection %j the state is "%s"', (connection, expected, count) => {
  const { start } = openPage(connection);
  finishLoading();
  expect(state()).toBe(expected);
  expect(start).toHaveBeenCalledTimes(count);
});

test('it asks first where its attribute says so, and again when it is told to', () => {
  const { start, ask } = openPage(undefined, 'ask');
  finishLoading();
  expect(state()).toBe('ask');
  screen.getByRole('button', { name: HOSTILE }).click();
  expect(state()).toBe('started');
  ask();
  expect(state()).toBe('ask');
  screen.getByRole('button', { name: HOSTILE }).click();
  expect(start).toHaveBeenCalledTimes(2);
});
