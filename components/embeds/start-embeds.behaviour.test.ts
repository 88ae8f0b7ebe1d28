import '@testing-library/jest-dom';
import { find, openPage } from '../test-page';
import { startEmbeds } from './start-embeds.behaviour';

const MAP = '<div data-embed="" data-show="Load map"><p data-note></p></div>';
const STRIP = `<section data-embed="" data-show="Show prices">
  <p data-note>Prices</p>
</section>`;

/** What the browser says of the connection, if anything. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** A page that is still loading. */
function startPage(body: string, connection?: Connection) {
  openPage(body);
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  startEmbeds();
  const embeds = Array.from(document.querySelectorAll<HTMLElement>('[data-embed]'));
  const started = jest.fn();
  for (const embed of embeds) embed.addEventListener('start', () => started(embeds.indexOf(embed)));
  return {
    started: () => started.mock.calls.flat() as number[],
    states: () => embeds.map(({ dataset }) => dataset.state),
    button: (index: number) => embeds[index]?.querySelector('button') ?? undefined,
    fire: (index: number, type: string) => embeds[index]?.dispatchEvent(new Event(type)),
    finishLoading: () => window.dispatchEvent(new Event('load')),
  };
}

function openLoadedPage(body: string, connection?: Connection) {
  const page = startPage(body, connection);
  page.finishLoading();
  jest.advanceTimersByTime(0);
  return page;
}

test('everything starts once the page has loaded, in a task of its own, and not before', () => {
  const page = startPage(MAP + STRIP + MAP);
  jest.advanceTimersByTime(60_000);
  page.finishLoading();
  expect(page.started()).toEqual([]);
  jest.advanceTimersByTime(0);
  expect(page.started()).toEqual([0, 1, 2]);
  expect(page.states()).toEqual(['started', 'started', 'started']);
  expect(document.body).toHaveFocus();
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, 'ask'],
  [{ saveData: false, effectiveType: 'slow-2g' }, 'ask'],
  [{ saveData: false, effectiveType: '3g' }, 'started'],
  [{}, 'started'],
])('with a connection of %j the state is "%s"', (connection, state) => {
  const { states, started } = openLoadedPage(MAP + STRIP, connection);
  expect(states()).toEqual([state, state]);
  expect(started()).toEqual(state === 'ask' ? [] : [0, 1]);
});

test('an element that says "ask" asks, and the others start', () => {
  const strip = STRIP.replace('data-embed=""', 'data-embed="ask"');
  const { states, started } = openLoadedPage(strip + MAP);
  expect(states()).toEqual(['ask', 'started']);
  expect(started()).toEqual([1]);
});

test('a press on its button starts an element alone', () => {
  const page = openLoadedPage(STRIP + MAP + MAP, { saveData: true });
  expect(page.button(1)).toHaveTextContent('Load map');
  page.button(1)?.click();
  expect(page.states()).toEqual(['ask', 'started', 'ask']);
  expect(page.started()).toEqual([1]);
});

test('what the visitor has hidden asks again', () => {
  const page = openLoadedPage(STRIP);
  page.fire(0, 'ask');
  expect(page.states()).toEqual(['ask']);
  expect(find('[data-note]')).toHaveTextContent('Show prices');
  page.button(0)?.click();
  expect(page.started()).toEqual([0, 0]);
});
