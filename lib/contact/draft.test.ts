/** @jest-environment jsdom */
import { beginMessage, keepDraft, readDraft } from './draft';

const begin = (message: string, below?: string) => {
  keepDraft({ name: 'Ada', email: '', phone: '', message });
  beginMessage('About “Black tax”: ', below);
  return readDraft().message;
};

test.each([
  ['an empty message begins with the line', '', undefined, 'About “Black tax”: '],
  ['a line that another page began is replaced', 'About “ESG”: ', undefined, 'About “Black tax”: '],
  ['the text of a visitor stays', 'Dear all:', undefined, 'Dear all:'],
  ['figures go under the line', '', '₦1', 'About “Black tax”: \n\n₦1'],
  ['figures go under the text of a visitor', 'Hello', '₦1', 'Hello\n\n₦1'],
  ['figures are added once', 'Hello\n\n₦1', '₦1', 'Hello\n\n₦1'],
])('%s', (_what, message, below, expected) => {
  expect(begin(message, below)).toBe(expected);
  expect(readDraft().name).toBe('Ada');
});
