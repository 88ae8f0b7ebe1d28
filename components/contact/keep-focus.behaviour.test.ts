import { find, openPage } from '../test-page';
import { keepFocus } from './keep-focus.behaviour';

/** A form and a frame; the focus that comes back to the field is counted. */
function renderForm() {
  openPage('<form><textarea></textarea></form><iframe></iframe>');
  keepFocus(find('form'));
  const back = jest.spyOn(find('textarea'), 'focus');
  return {
    back,
    fire: (event: Event) => find('textarea').dispatchEvent(event),
    /** The window loses the focus to what is then its active element; the pointer may be over it. */
    blur: (to: 'iframe' | 'textarea', { isHovered = false } = {}) => {
      jest
        .spyOn(find(to), 'matches')
        .mockImplementation(
          (what) => to === 'iframe' && !isHovered && what === 'iframe:not(:hover)',
        );
      jest.spyOn(document, 'activeElement', 'get').mockReturnValue(find(to));
      window.dispatchEvent(new Event('blur'));
    },
  };
}

const come = () => new Event('focusin', { bubbles: true });
const type = () => new Event('input', { bubbles: true });
const press = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true });

test('a frame that takes the focus loses it in a task of its own, again and again', () => {
  const { fire, blur, back } = renderForm();
  for (const times of [0, 1, 2]) {
    fire(type());
    blur('iframe');
    expect(back).toHaveBeenCalledTimes(times);
    jest.advanceTimersByTime(900);
  }
  expect(back.mock.calls).toEqual(Array(3).fill([{ preventScroll: true }]));
});

test.each([
  ['coming to the field', [come()], 999, 1],
  ['typing', [type()], 999, 1],
  ['typing a second ago', [type()], 1000, 0],
  ['nothing', [], 0, 0],
  ['Tab', [come(), type(), press('Tab')], 0, 0],
  ['another key', [come(), press('a')], 0, 1],
])('a frame takes the focus after %s', (_what, events, milliseconds, times) => {
  const { fire, blur, back } = renderForm();
  events.forEach(fire);
  jest.advanceTimersByTime(milliseconds);
  blur('iframe');
  jest.advanceTimersByTime(10);
  expect(back).toHaveBeenCalledTimes(times);
});

test.each([
  ['presses in a frame, which the pointer is over,', 'iframe', { isHovered: true }],
  ['leaves the window', 'textarea', {}],
] as const)('a visitor who %s is not called back', (_what, to, pointer) => {
  const { fire, blur, back } = renderForm();
  fire(type());
  blur(to, pointer);
  jest.advanceTimersByTime(10);
  expect(back).not.toHaveBeenCalled();
});
