import { bundleScripts, insertClassNames } from './bundle-scripts';

test('bundles the script of the contact form with the class names of a CSS module, and without Next.js code', async () => {
  const form = (await bundleScripts()).find(({ file }) => file.startsWith('contact-form-'));
  const sheet = '/components/contact/thank-you.module.css';
  expect(form?.text).toContain(sheet);
  const text = insertClassNames(form?.text ?? '', {
    [sheet]: { root: 'x1_root', stay: 'x1_stay' },
  });
  expect(text).toContain('{"root":"x1_root","stay":"x1_stay"}');
  expect(text).not.toContain(sheet);
  expect(text).not.toContain('__next');
});
