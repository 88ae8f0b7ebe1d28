import '@testing-library/jest-dom';
import { find, openPage } from '../test-page';
import { showFrame } from './show-frame.behaviour';

const HOLDER = 'data:text/html,<object>';

/** An element with a frame, out of view, that has been told to start; a press on a button did it, if wanted. */
function startFrame({ isAsked = false } = {}) {
  openPage('<div><iframe sandbox="" data-sandbox="allow-scripts"></iframe><p data-note></p></div>');
  const [embed, frame, note] = [find('div'), find('iframe') as HTMLIFrameElement, find('p')];
  frame.dataset.document = HOLDER;
  let see: (isIntersecting: boolean) => void = () => undefined;
  const disconnect = jest.fn();
  class IntersectionObserver {
    constructor(report: (entries: object[], observer: object) => void) {
      see = (isIntersecting) => {
        report([{ isIntersecting }], this);
      };
    }
    observe = () => {
      see(false);
    };
    disconnect = disconnect;
  }
  Object.assign(window, { IntersectionObserver });
  showFrame(embed);
  if (isAsked) {
    note.append(document.createElement('button'));
    find('button').focus();
  }
  embed.dispatchEvent(new Event('start'));
  return {
    embed,
    frame,
    note,
    disconnect,
    scrollTo: () => see(true),
    /** The frame's document has loaded; the provider's page is a window in it, or is not there. */
    answer: (windows: number) => {
      Object.defineProperty(frame, 'contentWindow', {
        value: { length: windows },
        configurable: true,
      });
      frame.dispatchEvent(new Event('load'));
      jest.advanceTimersByTime(0);
    },
  };
}

test('a frame gets its document when it comes into view, once, and its permissions before', () => {
  const { frame, scrollTo, disconnect } = startFrame();
  expect(frame).not.toHaveAttribute('src');
  const changes = new MutationObserver(() => undefined);
  changes.observe(frame, { attributes: true });
  scrollTo();
  expect(changes.takeRecords().map(({ attributeName }) => attributeName)).toEqual([
    'sandbox',
    'src',
  ]);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('src', HOLDER);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test.each([
  [1, 'shown'],
  [0, 'failed'],
])('with %i windows in its document it is "%s", and no clock decides', (windows, state) => {
  const { embed, scrollTo, answer } = startFrame();
  scrollTo();
  jest.advanceTimersByTime(60_000);
  expect(embed.dataset.state).toBeUndefined();
  answer(windows);
  expect(embed.dataset.state).toBe(state);
  expect(document.body).toHaveFocus();
});

test('the button that asked for it keeps the focus where it fails; else the frame gets it', () => {
  const { frame, note, scrollTo, answer } = startFrame({ isAsked: true });
  scrollTo();
  answer(0);
  expect(find('button')).toHaveFocus();
  answer(1);
  expect(frame).toHaveFocus();
  expect(note).toBeEmptyDOMElement();
});
