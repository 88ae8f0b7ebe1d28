import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import { HOSTILE_HTML } from '../test-content';
import { findElement, renderPage } from '../test-page';
import { startEmbed } from './start-embed';

function openLoadingPage(connection?: object, embed = '') {
  jest.useFakeTimers();
  renderPage(`<section data-embed="${embed}"><p data-note>Prices</p></section>`);
  findElement('section').dataset.show = HOSTILE_HTML;
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const start = jest.fn();
  const ask = startEmbed(findElement('section'), start);
  return { start, ask };
}

function finishLoading() {
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(0);
}

const state = () => findElement('section').dataset.state;

test('starts the third-party content in a new task after the page has loaded', () => {
  const { start } = openLoadingPage();
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('load'));
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(start).toHaveBeenCalledTimes(1);
  expect(document.body).toHaveFocus();
});

test.each([
  ['ask', '4g with Save-Data', { saveData: true, effectiveType: '4g' }, 0],
  ['ask', 'slow-2g', { saveData: false, effectiveType: 'slow-2g' }, 0],
  ['started', '3g', { saveData: false, effectiveType: '3g' }, 1],
])('sets the state to “%s” if the connection is %s', (expected, _type, connection, startCount) => {
  const { start } = openLoadingPage(connection);
  finishLoading();
  expect(state()).toBe(expected);
  expect(start).toHaveBeenCalledTimes(startCount);
});

test('starts the content only after a click if `data-embed` is “ask” or the returned function has been called', () => {
  const { start, ask } = openLoadingPage(undefined, 'ask');
  finishLoading();
  expect(state()).toBe('ask');
  screen.getByRole('button', { name: HOSTILE_HTML }).click();
  expect(state()).toBe('started');
  ask();
  expect(state()).toBe('ask');
  screen.getByRole('button', { name: HOSTILE_HTML }).click();
  expect(start).toHaveBeenCalledTimes(2);
});
