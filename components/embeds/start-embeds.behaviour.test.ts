import { screen } from '@testing-library/dom';
import { HOSTILE } from '../test-content';
import { find, showPage } from '../test-page';
import startEmbeds from './start-embeds.behaviour';

/** Shows a loading page with a map and prices; returns the list of those that have started. */
function openPage(connection?: object, embed = '') {
  jest.useFakeTimers();
  showPage(`
    <div data-embed="" data-show="Load map"><p data-note></p></div>
    <section data-embed="${embed}"><p data-note>Prices</p></section>`);
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  startEmbeds();
  const started: string[] = [];
  for (const element of [find('div'), find('section')])
    element.addEventListener('start', () => started.push(element.tagName));
  return started;
}

function finishLoading() {
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(0);
}

const states = () => [find('div').dataset.state, find('section').dataset.state];

test('everything starts in a task after the page has loaded', () => {
  const started = openPage();
  jest.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('load'));
  expect(started).toEqual([]);
  jest.advanceTimersByTime(0);
  expect(started).toEqual(['DIV', 'SECTION']);
  expect(document.body).toHaveFocus();
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, 'ask', 0],
  [{ saveData: false, effectiveType: 'slow-2g' }, 'ask', 0],
  [{ saveData: false, effectiveType: '3g' }, 'started', 2],
])('with the connection %j the state is "%s"', (connection, state, count) => {
  const started = openPage(connection);
  finishLoading();
  expect(states()).toEqual([state, state]);
  expect(started).toHaveLength(count);
});

test('an element asks first where its attribute says so, and again when it is hidden', () => {
  const started = openPage(undefined, 'ask');
  find('section').dataset.show = HOSTILE;
  finishLoading();
  expect(states()).toEqual(['started', 'ask']);
  screen.getByRole('button', { name: HOSTILE }).click();
  expect(states()).toEqual(['started', 'started']);
  find('section').dispatchEvent(new Event('ask'));
  expect(states()).toEqual(['started', 'ask']);
  screen.getByRole('button', { name: HOSTILE }).click();
  expect(started).toEqual(['DIV', 'SECTION', 'SECTION']);
});
