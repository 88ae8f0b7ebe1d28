import { pagesSchema } from './pages-schema';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { validate } from './validate';
import { parseYaml } from '@/lib/content/files/yaml-document';

/** The problems of a pages.yaml under these fields; those of fields it lacks aside. */
function problemsAt(field: string, text: string): string[] {
  return validate(pagesSchema, parseYaml(text, 'pages.yaml'), 'pages.yaml')
    .diagnostics.filter((diagnostic) => diagnostic.field.startsWith(field))
    .map(formatDiagnostic);
}

test.each([
  [
    'a lead with a colon',
    'home.hero.lead',
    'home:\n  hero:\n    lead: { Advice: now }',
    '3:11 home.hero.lead: expected a sentence, got a group of fields; put double quotes around it',
  ],
  [
    'an empty group',
    'home.hero',
    'home:\n  hero:',
    '2:8 home.hero: is missing; expected a group of fields, each written as name: value',
  ],
  [
    'a missing heading',
    'about.vision.title',
    'about:\n  vision:\n    text: a',
    '3:5 about.vision.title: is missing; expected a title',
  ],
  [
    'a short description',
    'blog.description',
    'blog:\n  description: Short.',
    '2:16 blog.description: has 6 characters; expected 50 to 160',
  ],
  [
    'an unknown service',
    'home.services.order',
    'home:\n  services:\n    order: [credit, loans]',
    '3:21 home.services.order[2]: expected one of financial, credit, treasury, risk, got "loans"',
  ],
  [
    'a map button that names nobody',
    'embeds.map.show',
    'embeds:\n  map:\n    show: Load the map',
    '3:11 embeds.map.show: expected the words of a button with {provider} in them',
  ],
  [
    'a newsletter button with a misspelt provider',
    'embeds.newsletter.show',
    'embeds:\n  newsletter:\n    show: Show the form of {Provider}',
    '3:11 embeds.newsletter.show: expected the words of a button with {provider} in them',
  ],
  [
    'a map button without words',
    'embeds.map.show',
    'embeds:\n  map:\n    show:',
    '3:10 embeds.map.show: is missing; expected the words of a link or button',
  ],
  [
    'a misspelt group',
    'hom',
    'hom:\n  title: a',
    '1:1 hom: this key is not known. Did you mean "home"?',
  ],
  [
    'a misspelt field in a group',
    'blog.list.emty',
    'blog:\n  list:\n    emty: a',
    '3:5 blog.list.emty: this key is not known. Did you mean "empty"?',
  ],
])('%s is named with its place', (_name, field, text, diagnostic) => {
  const found = problemsAt(field, text).filter((line) => !line.includes(' home: '));
  expect(found).toEqual([`pages.yaml:${diagnostic}`]);
});

test.each(['map', 'newsletter'])('a %s button may name its provider anywhere', (embed) => {
  for (const words of ['Load map from {provider}', '"{provider}: load the map"']) {
    const text = `embeds:\n  ${embed}:\n    show: ${words}`;
    expect(problemsAt(`embeds.${embed}.show`, text)).toEqual([]);
  }
});
