import { makePost } from '@/lib/content/test-content';
import { fullSite, isNode, makeGraphs, readNode, readNodes, type PrintedNode } from './test-graphs';

/**
 * The properties that Google documents for what the site has, `a.b` for one of a node inside.
 * `given` is what it requires and what it recommends and the firm knows; `unknown` what it
 * recommends and the site has no fact for, so that whoever adds the fact finds it here.
 */
const DOCUMENTED = [
  {
    source: 'https://developers.google.com/search/docs/appearance/structured-data/article',
    path: '/blog/7',
    type: 'BlogPosting',
    // It requires none.
    given: ['author.name', 'author.url', 'dateModified', 'datePublished', 'headline', 'image'],
    unknown: [],
  },
  {
    source: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
    path: '/blog/7',
    type: 'BreadcrumbList',
    // It requires all of them; `item` of all steps but the last.
    given: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    unknown: [],
  },
  {
    source: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    path: '/',
    type: 'FinancialService',
    // It requires address and name.
    given: [
      ...['address.streetAddress', 'address.addressLocality', 'address.addressCountry', 'name'],
      ...['geo.latitude', 'geo.longitude', 'telephone', 'url'],
      ...['openingHoursSpecification.dayOfWeek', 'openingHoursSpecification.opens'],
      'openingHoursSpecification.closes',
    ],
    unknown: ['aggregateRating', 'department', 'priceRange', 'review', 'address.postalCode'],
  },
  {
    // An article's page says the firm in short: what is required has to be there, too.
    source: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    path: '/blog/7',
    type: 'FinancialService',
    given: ['address.streetAddress', 'address.addressLocality', 'address.addressCountry', 'name'],
    unknown: [],
  },
  {
    source: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
    path: '/',
    type: 'FinancialService',
    // It requires none; a contactPoint would say telephone and email once more.
    given: [
      ...['address.streetAddress', 'address.addressLocality', 'address.addressCountry'],
      ...['alternateName', 'description', 'email', 'legalName', 'logo', 'name', 'sameAs'],
      ...['telephone', 'url'],
    ],
    unknown: [
      ...['address.addressRegion', 'address.postalCode', 'duns', 'foundingDate', 'leiCode'],
      ...['globalLocationNumber', 'iso6523Code', 'naics', 'numberOfEmployees', 'taxID', 'vatID'],
    ],
  },
  {
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    path: '/',
    type: 'WebSite',
    // It requires name and url.
    given: ['alternateName', 'name', 'url'],
    unknown: [],
  },
];

const graphs = makeGraphs(fullSite, makePost({ updated: '2025-07-01' }));

/** What stands under `a.b`, references followed within the page as search engines do. */
function valuesAt(nodes: readonly PrintedNode[], from: PrintedNode, property: string): unknown[] {
  const [key = '', ...rest] = property.split('.');
  const values = [from[key]].flat().filter((value) => value !== undefined);
  if (rest.length === 0) return values;
  return values.filter(isNode).flatMap((value) => {
    const isMeant = (node: PrintedNode) => '@type' in node && node['@id'] === value['@id'];
    const whole = '@type' in value ? value : nodes.find(isMeant);
    return whole ? valuesAt(nodes, whole, rest.join('.')) : [];
  });
}

describe.each(DOCUMENTED)('$type on $path ($source)', ({ path, type, given, unknown }) => {
  const graph = graphs[path] ?? [];
  const nodes = readNodes(graph);
  const node = readNode(graph, type);

  test.each(given)('has %s', (property) => {
    expect(valuesAt(nodes, node, property)).not.toEqual([]);
  });

  test('says nothing that the firm has not said', () => {
    expect(unknown.filter((property) => valuesAt(nodes, node, property).length > 0)).toEqual([]);
  });
});

test('the way to an article has two steps or more, and only the last has no address', () => {
  const steps = readNodes(graphs['/blog/7'] ?? []).filter((node) => node['@type'] === 'ListItem');
  expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
  expect(steps.map(({ item }) => typeof item)).toEqual(['string', 'string', 'undefined']);
});
