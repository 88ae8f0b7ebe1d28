import { beginMessage, emptyDraft } from './draft';

const ESG = 'About “ESG”: ';
const TAX = 'About “Black tax”: ';

const draftOf = (message: string) => ({ ...emptyDraft, values: { ...emptyDraft.values, message } });

test.each([
  ['an empty message begins with the line', '', undefined, TAX],
  ['the text of a visitor stays', 'Dear all:', undefined, 'Dear all:'],
  ['figures go under the line', '', '₦1', `${TAX}\n\n₦1`],
  ['figures go under the text of a visitor', 'Hello', '₦1', 'Hello\n\n₦1'],
  ['figures are added once', 'Hello\n\n₦1', '₦1', 'Hello\n\n₦1'],
])('%s', (_what, message, below, expected) => {
  expect(beginMessage(draftOf(message), { first: TAX, below }).values.message).toBe(expected);
});

test('what the last page began is replaced until somebody goes on with it', () => {
  const begun = beginMessage(emptyDraft, { first: ESG, below: '₦1' });
  const replaced = beginMessage(begun, { first: TAX });
  expect(replaced.values.message).toBe(TAX);
  const continued = { ...replaced, values: draftOf(`${TAX}Hello`).values };
  expect(beginMessage(continued, { first: ESG })).toBe(continued);
});
