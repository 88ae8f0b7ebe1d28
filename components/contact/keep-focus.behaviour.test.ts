import { keepFocus } from './keep-focus.behaviour';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** A form, a frame and a link; what the behaviour asks of the field is noted. */
function renderPage() {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<form id="form"><textarea id="field"></textarea></form><iframe id="frame"></iframe><a id="link" href="/">Home</a>';
  keepFocus('form');
  const back = jest.spyOn(byId('field'), 'focus');
  return {
    come: () => byId('field').dispatchEvent(new Event('focusin', { bubbles: true })),
    type: () => byId('field').dispatchEvent(new Event('input', { bubbles: true })),
    press: (key: string) =>
      byId('field').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    /** The window loses the focus to what is then its active element. */
    lose: (to: string) => {
      jest.spyOn(document, 'activeElement', 'get').mockReturnValue(byId(to));
      window.dispatchEvent(new Event('blur'));
    },
    back,
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a frame that takes the focus from who types gives it back, and the page stays where it is', () => {
  const { type, lose, back } = renderPage();
  type();
  lose('frame');
  expect(back).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(back).toHaveBeenCalledWith({ preventScroll: true });
});

test('it does so again and again', () => {
  const { type, lose, back } = renderPage();
  for (let times = 0; times < 3; times += 1) {
    type();
    lose('frame');
    jest.advanceTimersByTime(900);
  }
  expect(back).toHaveBeenCalledTimes(3);
});

test.each([
  ['a second after the last key', 1000, 0],
  ['a little sooner', 999, 1],
])('%s', (_when, milliseconds, times) => {
  const { type, lose, back } = renderPage();
  type();
  jest.advanceTimersByTime(600);
  type();
  jest.advanceTimersByTime(milliseconds);
  lose('frame');
  jest.advanceTimersByTime(10);
  expect(back).toHaveBeenCalledTimes(times);
});

test('who has just come to a field is about to type', () => {
  const { come, lose, back } = renderPage();
  come();
  lose('frame');
  jest.advanceTimersByTime(10);
  expect(back).toHaveBeenCalledTimes(1);
});

test('who has come and waited, or typed nothing, goes into the frame', () => {
  const { come, lose, back } = renderPage();
  lose('frame');
  come();
  jest.advanceTimersByTime(1000);
  lose('frame');
  jest.advanceTimersByTime(10);
  expect(back).not.toHaveBeenCalled();
});

test.each([
  ['Tab', 0],
  ['a', 1],
])('after %s, the focus comes back %i times', (key, times) => {
  const { come, type, press, lose, back } = renderPage();
  come();
  type();
  press(key);
  lose('frame');
  jest.advanceTimersByTime(10);
  expect(back).toHaveBeenCalledTimes(times);
});

test('who leaves the window is not called back', () => {
  const { type, lose, back } = renderPage();
  type();
  lose('field');
  jest.advanceTimersByTime(10);
  expect(back).not.toHaveBeenCalled();
});
