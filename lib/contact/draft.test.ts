import { addBeginning, EMPTY_DRAFT } from './draft';

const ESG = 'About “ESG”: ';
const TAX = 'About “Black tax”: ';

const draftOf = (message: string) => ({
  ...EMPTY_DRAFT,
  values: { ...EMPTY_DRAFT.values, message },
});

test.each([
  ['begins an empty message with the opening line', '', undefined, TAX],
  ['adds no opening line to text that the visitor has typed', 'Dear all:', undefined, 'Dear all:'],
  ['puts calculator results below the opening line', '', '₦1', `${TAX}\n\n₦1`],
  ['puts calculator results below typed text', 'Hello', '₦1', 'Hello\n\n₦1'],
  ['adds the same calculator results to a message only once', 'Hello\n\n₦1', '₦1', 'Hello\n\n₦1'],
])('%s', (_title, message, below, expected) => {
  expect(addBeginning(draftOf(message), { first: TAX, below }).values.message).toBe(expected);
});

test('replaces an earlier opening line and calculator results, unless the visitor has continued the message', () => {
  const begun = addBeginning(EMPTY_DRAFT, { first: ESG, below: '₦1' });
  const replaced = addBeginning(begun, { first: TAX });
  expect(replaced.values.message).toBe(TAX);
  const continued = { ...replaced, values: draftOf(`${TAX}Hello`).values };
  expect(addBeginning(continued, { first: ESG })).toBe(continued);
});
