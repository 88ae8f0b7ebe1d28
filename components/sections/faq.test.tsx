import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, runBehaviours } from '../test-page';
import { Faq } from './faq';

const items = ['Who', 'Custom', 'Treasury', 'Online'].map((topic) => ({
  question: `${topic}?`,
  answer: `The answer on ${topic}.`,
}));

/** The questions whose answers are open. */
const openQuestions = () =>
  screen
    .getAllByRole('group')
    .filter((group) => group.hasAttribute('open'))
    .map((group) => group.querySelector('summary')?.textContent);

const question = (name: string) => screen.getByRole('heading', { level: 3, name });

/** jsdom tells of an opened or closed answer in a task of its own. */
const afterToggle = () => new Promise((resolve) => setTimeout(resolve, 5));

async function press(name: string) {
  await userEvent.click(question(name));
  await afterToggle();
}

test('the answers are closed at first and share one name, which lets the browser keep one open', () => {
  renderPage(<Faq title="Questions" items={items} />);
  const groups = screen.getAllByRole('group');
  expect(groups).toHaveLength(4);
  expect(openQuestions()).toEqual([]);
  const names = new Set(groups.map((group) => group.getAttribute('name')));
  expect(names.size).toBe(1);
  expect([...names][0]).toBeTruthy();
});

test('every question is a heading and shows its answer when pressed', async () => {
  renderPage(<Faq title="Questions" items={items} />);
  for (const { question: text, answer } of items) {
    expect(screen.getByText(answer)).not.toBeVisible();
    await userEvent.click(question(text));
    expect(screen.getByText(answer)).toBeVisible();
  }
});

test('in a browser without named details, opening one answer closes the other', async () => {
  renderPage(<Faq title="Questions" items={items} />);
  runBehaviours();
  await press('Who?');
  expect(openQuestions()).toEqual(['Who?']);
  await press('Online?');
  expect(openQuestions()).toEqual(['Online?']);
});

test('in a browser without named details, pressing the open question leaves none open', async () => {
  renderPage(<Faq title="Questions" items={items} />);
  runBehaviours();
  await press('Custom?');
  await press('Custom?');
  expect(openQuestions()).toEqual([]);
});

test('a browser that knows named details is left to it', async () => {
  Object.defineProperty(HTMLDetailsElement.prototype, 'name', { value: '', configurable: true });
  renderPage(<Faq title="Questions" items={items} />);
  runBehaviours();
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
  await press('Who?');
  await press('Online?');
  // jsdom closes nothing by itself, so both staying open shows that no script did.
  expect(openQuestions()).toEqual(['Who?', 'Online?']);
});
