import { lengthText } from './form-texts';

test.each([
  [0, 120, undefined],
  [108, 120, undefined],
  [109, 120, '11 characters left'],
  [28, 32, undefined],
  [29, 32, '3 characters left'],
  [228, 254, undefined],
  [229, 254, '25 characters left'],
  [4500, 5000, undefined],
  [4501, 5000, '499 characters left'],
  [4998, 5000, '2 characters left'],
  [4999, 5000, '1 character left'],
  [5000, 5000, '0 characters left'],
  [5001, 5000, '1 character too many'],
  [5002, 5000, '2 characters too many'],
  [6234, 5000, '1,234 characters too many'],
  [1_005_000, 5000, '1,000,000 characters too many'],
])('%i of %i characters: %j', (length, limit, text) => {
  expect(lengthText(length, limit)).toBe(text);
});
