import { bundleScripts, writeClassNames } from './bundle-scripts';

test('the form has the class names of its style sheets, React, and nothing of Next', async () => {
  const form = (await bundleScripts()).find(({ file }) => file.startsWith('contact-form-'));
  const sheet = '/components/contact/thank-you.module.css';
  expect(form?.text).toContain(sheet);
  // Every other style sheet is unknown.
  const text = writeClassNames(form?.text ?? '', { [sheet]: { root: 'x1_root', stay: 'x1_stay' } });
  expect(text).toContain('{"root":"x1_root","stay":"x1_stay"}');
  expect(text).not.toContain(sheet);
  expect(text).not.toContain('__next');
});
