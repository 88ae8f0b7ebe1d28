/** @jest-environment jsdom */
import { beginDraft, beginMessage, keepDraft, readDraft } from './draft';

beforeEach(() => sessionStorage.clear());

const ESG = 'About “ESG”: ';
const TAX = 'About “Black tax”: ';

test.each([
  ['an empty message begins with the line', '', undefined, TAX],
  ['the text of a visitor stays', 'Dear all:', undefined, 'Dear all:'],
  ['figures go under the line', '', '₦1', `${TAX}\n\n₦1`],
  ['figures go under the text of a visitor', 'Hello', '₦1', 'Hello\n\n₦1'],
  ['figures are added once', 'Hello\n\n₦1', '₦1', 'Hello\n\n₦1'],
])('%s', (_what, message, below, expected) => {
  keepDraft({ name: 'Ada', email: '', phone: '', message });
  beginDraft(TAX, below);
  expect(readDraft()).toMatchObject({ name: 'Ada', message: expected });
});

test('what the last page began is replaced until somebody goes on with it', () => {
  const begun = beginMessage('', ESG, '₦1');
  expect(beginMessage(begun.trim(), TAX)).toBe(TAX);
  expect(beginMessage(ESG, TAX)).toBe(ESG);
  expect(beginMessage(`${TAX}Hello`, ESG)).toBe(`${TAX}Hello`);
});
