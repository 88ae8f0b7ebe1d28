import { addressLine, emailHref, telephoneHref } from './contact-links';

test.each([
  ['+234 800 000 0001', 'tel:+2348000000001'],
  ['+2348000000001', 'tel:+2348000000001'],
  ['+234 (800) 000-0001', 'tel:+2348000000001'],
  ['+234 800 000 0001', 'tel:+2348000000001'],
])('%s is dialled as %s', (phone, href) => {
  expect(telephoneHref(phone)).toBe(href);
});

test('an e-mail address is written to with mailto:', () => {
  expect(emailHref('hello@tamarindbridge.example')).toBe('mailto:hello@tamarindbridge.example');
});

test("the office's address stands on one line, without the country", () => {
  const address = {
    street: '1 Example Street',
    district: 'Ikeja',
    city: 'Lagos',
    country: 'Nigeria',
  };
  expect(addressLine(address)).toBe('1 Example Street, Ikeja, Lagos');
});
