import { makePost } from '@/lib/content/test-content';
import { breadcrumbNode, postNode } from './page-graphs';
import { fullSite, makeGraphs, readNode, readNodes, site } from './test-graphs';

const graphs = Object.entries(makeGraphs(fullSite, makePost({ updated: '2025-07-01' })));
const bareGraphs = Object.entries(makeGraphs({ ...site, shortName: site.name }));

const isReference = (node: object) => Object.keys(node).join() === '@id';

test.each(graphs)('%s names the firm and the site', (_path, graph) => {
  expect(readNode(graph, 'FinancialService')).toMatchObject({ name: site.name });
  expect(readNode(graph, 'WebSite')).toMatchObject({ name: site.name, inLanguage: 'en-NG' });
});

test.each(graphs)('%s: what a node points at stands on the same page, once', (_path, graph) => {
  const nodes = readNodes(graph);
  const named = nodes.filter((node) => '@id' in node && !isReference(node));
  const ids = named.map((node) => node['@id']);
  const references = nodes.filter(isReference).map((node) => node['@id']);
  expect(references).not.toEqual([]);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(graphs)('%s: every id and address is absolute', (_path, graph) => {
  for (const node of readNodes(graph)) {
    for (const key of ['@id', 'url', 'item', 'logo', 'image', 'mainEntityOfPage']) {
      if (key in node) expect(node[key]).toMatch(/^https:\/\/www\.baobab\.example\//);
    }
  }
});

test.each([...graphs, ...bareGraphs])('%s: no value is empty', (_path, graph) => {
  // Not as printed: JSON drops what is undefined without a word.
  const values = valuesIn(graph);
  expect(values).toContain(site.name);
  for (const empty of [undefined, null, '', 0, NaN, false]) expect(values).not.toContain(empty);
});

/** Every value at any depth, and how many an object or a list holds: none is empty as well. */
function valuesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  const inside: unknown[] = Object.values(value);
  return [inside.length, ...inside.flatMap(valuesIn)];
}

test('a fact that is not set leaves no key', () => {
  for (const [, graph] of bareGraphs) {
    const keys = readNodes(graph).flatMap((node) => Object.keys(node));
    for (const key of ['openingHoursSpecification', 'alternateName', 'dateModified']) {
      expect(keys).not.toContain(key);
    }
  }
});

test('one firm is called the same on every page, in short and in full', () => {
  const firms = graphs.map(([, graph]) => readNode(graph, 'FinancialService'));
  const [home] = firms;
  for (const firm of firms) expect(home).toMatchObject(firm);
  expect(firms.map((firm) => 'telephone' in firm)).toEqual([true, true, true, true, false, true]);
});

test.each([
  ['/about', 'AboutPage'],
  ['/contact', 'ContactPage'],
])('%s is an %s about the firm', (path, type) => {
  const page = readNode(makeGraphs()[path] ?? [], type);
  expect(page).toMatchObject({
    name: 'A page',
    description: 'What the page is about.',
    url: `${site.url}${path}`,
    about: { '@id': `${site.url}/#firm` },
    isPartOf: { '@id': `${site.url}/#website` },
  });
});

test('a service is called by the address of its entry', () => {
  const services = readNodes(makeGraphs()['/services'] ?? []).filter(
    (node) => node['@type'] === 'Service',
  );
  expect(services).toMatchObject([
    { '@id': `${site.url}/services#financial`, name: 'Financial Advisory', description: 'Advice.' },
    { '@id': `${site.url}/services#credit`, name: 'Credit Advisory' },
  ]);
  for (const service of services) expect(service.provider).toEqual({ '@id': `${site.url}/#firm` });
});

test('the blog names none of its articles', () => {
  const blog = readNode(makeGraphs()['/blog'] ?? [], 'Blog');
  expect(blog).toMatchObject({ name: 'A page', url: `${site.url}/blog` });
  expect(blog).not.toHaveProperty('blogPost');
});

test('the same content gives the same text', () => {
  expect(JSON.stringify(makeGraphs(fullSite))).toBe(JSON.stringify(makeGraphs({ ...fullSite })));
});

test('an article says what it is, when it appeared in Lagos, and who stands behind it', () => {
  expect(postNode(site, makePost({ title: 'Black tax', date: '2025-05-03' }))).toEqual({
    '@type': 'BlogPosting',
    '@id': 'https://www.baobab.example/blog/7#post',
    headline: 'Black tax',
    description: 'What post 7 is about.',
    image: 'https://www.baobab.example/images/tax-social.jpg',
    datePublished: '2025-05-03T00:00:00+01:00',
    author: { '@id': 'https://www.baobab.example/#firm' },
    publisher: { '@id': 'https://www.baobab.example/#firm' },
    mainEntityOfPage: 'https://www.baobab.example/blog/7',
    inLanguage: 'en-NG',
  });
});

test('a correction has its day, and only a correction', () => {
  const corrected = makePost({ date: '2025-05-03', updated: '2025-07-01' });
  expect(postNode(site, corrected)).toMatchObject({
    datePublished: '2025-05-03T00:00:00+01:00',
    dateModified: '2025-07-01T00:00:00+01:00',
  });
  expect(postNode(site, makePost())).not.toHaveProperty('dateModified');
});

test('a photo is named by its card, never by a file that is not published', () => {
  const image = { name: 'market', file: 'market.png', width: 3000, height: 2000 };
  expect(postNode(site, makePost({ image })).image).toBe(
    'https://www.baobab.example/images/market-social.jpg',
  );
});

test('the way to an article has the words of the navigation and ends at the article', () => {
  expect(breadcrumbNode(site, { title: 'Black tax' }).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.baobab.example/' },
    { '@type': 'ListItem', position: 2, name: 'Our blog', item: 'https://www.baobab.example/blog' },
    { '@type': 'ListItem', position: 3, name: 'Black tax' },
  ]);
});

test('a screen that the navigation leaves out is no step of the way', () => {
  const navigation = site.navigation.filter(({ path }) => path !== '/');
  const { itemListElement } = breadcrumbNode({ ...site, navigation }, { title: 'Black tax' });
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Our blog' },
    { position: 2, name: 'Black tax' },
  ]);
});
