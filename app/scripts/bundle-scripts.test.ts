import { bundleScripts, siteScriptUrl, writeClassNames } from './bundle-scripts';

const nameOf = (file: string) => file.replace(/-[\da-f]{8}\.js$/, '');

test('each script is one file, which imports others when it needs them', async () => {
  const [site, ...others] = await bundleScripts();
  expect(await siteScriptUrl()).toBe(`/scripts/${site?.file ?? ''}`);
  expect(others.map(({ file }) => nameOf(file)).sort()).toEqual([
    'contact-form',
    'start-calculator',
    'start-search',
    'start-ticker',
  ]);
  for (const { file } of others) expect(site?.text).toContain(`import("./${file}")`);
  for (const { text } of others) expect(text).not.toMatch(/(?:^|;)import\b/);
});

test('the form has the class names of its style sheets, React, and nothing of Next', async () => {
  const form = (await bundleScripts()).find(({ file }) => nameOf(file) === 'contact-form');
  const sheet = '/components/contact/thank-you.module.css';
  expect(form?.text).toContain(sheet);
  // Every other style sheet is unknown.
  const text = writeClassNames(form?.text ?? '', { [sheet]: { root: 'x1_root', stay: 'x1_stay' } });
  expect(text).toContain('{"root":"x1_root","stay":"x1_stay"}');
  expect(text).not.toContain(sheet);
  expect(text).not.toContain('__next');
});
