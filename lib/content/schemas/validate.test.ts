import type { z } from 'zod';
import { formatDiagnostic } from '@/lib/site/diagnostic';
import { parseYaml } from '../files/yaml-document';
import { makeService } from '../test-content';
import { servicesSchema } from './lists-schema';
import { pagesSchema } from './pages-schema';
import { validate } from './validate';

function problemsIn(schema: z.ZodType, text: string): string[] {
  const { diagnostics } = validate(schema, parseYaml(text, 'f.yaml'));
  return diagnostics.map((it) => formatDiagnostic(it).replace('f.yaml:', ''));
}

test.each([
  ['pattern', 'kente'],
  ['broker', 'true'],
])('a service with the %s %j is refused', (field, value) => {
  const text = JSON.stringify([{ ...makeService(), [field]: value }]);
  expect(problemsIn(servicesSchema, text)).toEqual([expect.stringContaining(` [1].${field}: `)]);
});

test.each([
  ['home:\n  hero:', '2:8 home.hero: is missing'],
  ['home:\n  hero:\n    lead: { a: b }', '3:11 home.hero.lead: write the words'],
  ['home:\n  services:\n    order: [Loans]', '3:13 home.services.order[1]: write a short name'],
  ['embeds:\n  newsletter:\n    show: Of {Provider}', '3:11 embeds.newsletter.show: '],
  ['blog:\n  search:\n    many: Several', '3:11 blog.search.many: write the words with {count}'],
  ['home:\n  hero:\n    lead: At {provider}', '3:11 home.hero.lead: "{provider}" has no meaning'],
  ['hom:\n  title: a', '1:1 hom: there is no field with this name. Did you mean "home"?'],
  ['blog\u00A0: a', '1:1 blog\u00A0: the name of this field contains a special space'],
])('pages.yaml with %j is refused at its place', (text, start) => {
  expect(problemsIn(pagesSchema, text)).toContainEqual(expect.stringContaining(start));
});

test.each(['Load map from {provider}', '"{provider}: load it"', 'Of {provider} for {shortName}'])(
  'the words of a button may be %s',
  (words) => {
    const problems = problemsIn(pagesSchema, `embeds:\n  map:\n    show: ${words}`);
    expect(problems.filter((line) => line.includes('map.show'))).toEqual([]);
  },
);
