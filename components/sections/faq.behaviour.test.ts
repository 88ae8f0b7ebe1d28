import { find } from '../test-page';
import { keepOneAnswerOpen } from './faq.behaviour';

afterEach(() => {
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
});

function renderAnswers() {
  document.body.innerHTML =
    '<div><details id="a"></details><details id="b"></details><details id="c"></details></div>';
  keepOneAnswerOpen(find('div'));
}

/** Presses a question, and says which answers are open then. */
async function press(id: string) {
  const toggled = new Promise((resolve) => find(`#${id}`).addEventListener('toggle', resolve));
  find(`#${id}`).toggleAttribute('open');
  await toggled;
  // The behaviour may have closed others, whose events follow in tasks of their own.
  await new Promise((resolve) => setTimeout(resolve, 5));
  return Array.from(document.querySelectorAll('[open]'), (answer) => answer.id);
}

test('where the browser does not do it, opening one answer closes the other', async () => {
  renderAnswers();
  expect(await press('a')).toEqual(['a']);
  expect(await press('c')).toEqual(['c']);
  expect(await press('c')).toEqual([]);
});

test('a browser that knows named details does it by itself', async () => {
  Object.defineProperty(HTMLDetailsElement.prototype, 'name', { value: '', configurable: true });
  renderAnswers();
  await press('a');
  // jsdom closes nothing by itself: that both stay open shows that no script did.
  expect(await press('b')).toEqual(['a', 'b']);
});
