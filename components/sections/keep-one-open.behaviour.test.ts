import { setTimeout as wait } from 'node:timers/promises';
import { find, showPage } from '../test-page';
import { keepOneOpen } from './keep-one-open.behaviour';

/** Presses a question; returns the ids of the answers that are open then. */
async function press(id: string) {
  find(`#${id}`).toggleAttribute('open');
  // The "toggle" event comes in a later task, and one more for an answer that it closes.
  await wait(10);
  return Array.from(document.querySelectorAll('[open]'), (answer) => answer.id);
}

test('opening one answer closes the other, in browsers that do not do it themselves', async () => {
  showPage('<div><details id="a"></details><details id="b"></details></div>');
  keepOneOpen(find('div'));
  expect(await press('a')).toEqual(['a']);
  expect(await press('b')).toEqual(['b']);
  expect(await press('b')).toEqual([]);
});
