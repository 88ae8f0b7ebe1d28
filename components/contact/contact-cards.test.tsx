import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { contactCopy, makeSite } from '../test-content';
import { ContactCards } from './contact-cards';

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the office has its address and two maps that show it', () => {
  render(<ContactCards site={makeSite()} copy={contactCopy.cards} />);
  expect(screen.getByRole('heading', { name: 'Corporate office' })).toBeVisible();
  expect(screen.getByText(/1 Example Street/)).toHaveTextContent('1 Example Street,Ikeja, Lagos');
  expect(href('OpenStreetMap')).toBe(
    'https://www.openstreetmap.org/?mlat=6.59651&mlon=3.34205#map=16/6.59651/3.34205',
  );
  expect(href('Google Maps')).toBe(
    'https://www.google.com/maps/search/?api=1&query=1%20Example%20Street%2C%20Ikeja%2C%20Lagos%2C%20Nigeria',
  );
});

test('both numbers can be called, and the e-mail address written to', () => {
  render(<ContactCards site={makeSite()} copy={contactCopy.cards} />);
  expect(href('+234 800 000 0001')).toBe('tel:+2348000000001');
  expect(href('+234 800 000 0002')).toBe('tel:+2348000000002');
  expect(href('hello@palmcourt.example')).toBe('mailto:hello@palmcourt.example');
});

test('an address with an ampersand is still one query', () => {
  const address = {
    street: '1 A & B Street',
    district: 'Ikeja',
    city: 'Lagos',
    country: 'Nigeria',
  };
  render(<ContactCards site={makeSite({ address })} copy={contactCopy.cards} />);
  const query = new URL(href('Google Maps') ?? '').searchParams.get('query');
  expect(query).toBe('1 A & B Street, Ikeja, Lagos, Nigeria');
});

test('the warning protects the visitor', () => {
  render(<ContactCards site={makeSite()} copy={contactCopy.cards} />);
  const warning = screen.getByRole('complementary', { name: 'Before you pay anyone' });
  expect(warning).toHaveTextContent('We never promise returns.');
});

test('opening hours are shown when they are set', () => {
  const openingHours = 'Monday to Friday, 9 am to 5 pm (WAT)';
  render(<ContactCards site={makeSite({ openingHours })} copy={contactCopy.cards} />);
  expect(screen.getByText(openingHours)).toBeVisible();
});

test('opening hours that are not set leave no empty line', () => {
  const { container } = render(<ContactCards site={makeSite()} copy={contactCopy.cards} />);
  for (const line of container.querySelectorAll('p')) expect(line).not.toBeEmptyDOMElement();
  expect(container).not.toHaveTextContent(/undefined|WAT/);
});
