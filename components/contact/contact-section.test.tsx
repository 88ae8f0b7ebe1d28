import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { DRAFT_KEY } from '@/lib/contact/contact-fields';
import { contactCopy, makeSite } from '../test-content';
import { renderPage, runBehaviours } from '../test-page';
import { ContactSection } from './contact-section';

const formAction = () => screen.getByRole('button').closest('form')?.getAttribute('action');

test('the form stands under its title, the cards beside it', () => {
  renderPage(<ContactSection site={makeSite()} copy={contactCopy} />);
  const section = within(screen.getByRole('region', { name: 'Get in Touch' }));
  expect(section.getByText('Tell us in a few lines what you are deciding.')).toBeVisible();
  expect(section.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(section.queryByText('Corporate office')).not.toBeInTheDocument();
  expect(screen.getByText('Corporate office')).toBeVisible();
});

test('while no form id is set the site’s own form service is asked', () => {
  renderPage(<ContactSection site={makeSite()} copy={contactCopy} />);
  expect(formAction()).toBe('/f/contact');
});

test('with a form id Formspree is asked', () => {
  renderPage(<ContactSection site={makeSite({ form: { id: 'xayzbwqk' } })} copy={contactCopy} />);
  expect(formAction()).toBe('https://formspree.io/f/xayzbwqk');
});

const note = () => screen.queryByText('This message may have arrived already.');

test('a message of which nobody knows whether it has arrived is told of after a reload', () => {
  const draft = { values: { name: 'Ada' }, isUnderWay: true };
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  renderPage(<ContactSection site={makeSite()} copy={contactCopy} />);
  expect(note()).not.toBeVisible();
  runBehaviours();
  expect(note()).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
});

test('with nothing under way nothing is told', () => {
  sessionStorage.clear();
  renderPage(<ContactSection site={makeSite()} copy={contactCopy} />);
  runBehaviours();
  expect(note()).not.toBeVisible();
});
