import type { Thing } from 'schema-dts';
import { makePost, makeService, makeSite } from '@/lib/content/test-content';
import {
  aboutGraph,
  blogGraph,
  contactGraph,
  homeGraph,
  postGraph,
  servicesGraph,
} from './page-graphs';

/** A node as a search engine reads it. */
export type PrintedNode = Record<string, unknown>;

const words = { title: 'A page', description: 'What the page is about.' };
const services = [makeService(), makeService({ id: 'credit', title: 'Credit Advisory' })];

/** A firm whose navigation leads to the screens above an article. */
export const site = makeSite({
  navigation: [
    { label: 'Home', path: '/' },
    { label: 'Our blog', path: '/blog' },
  ],
});

/** The same firm with every optional fact that a graph can say. */
export const fullSite = { ...site, openingHours: 'Monday to Friday, 9 am to 5 pm (WAT)' };

/** The graph of every kind of page, by the page's address. */
export function makeGraphs(firm = site, post = makePost()): Record<string, Thing[]> {
  return {
    '/': homeGraph(firm),
    '/about': aboutGraph(firm, words),
    '/services': servicesGraph(firm, services),
    '/blog': blogGraph(firm, words),
    [`/blog/${post.id}`]: postGraph(firm, post),
    '/contact': contactGraph(firm, words),
  };
}

/** The nodes of a graph as they arrive, what they hold inside included. */
export function readNodes(graph: readonly Thing[]): PrintedNode[] {
  return nodesIn(JSON.parse(JSON.stringify(graph)));
}

/** The node of a type; fails where there is none or more than one. */
export function readNode(graph: readonly Thing[], type: string): PrintedNode {
  const [node, another] = readNodes(graph).filter((candidate) => candidate['@type'] === type);
  if (!node || another) throw new Error(`expected one ${type}`);
  return node;
}

function nodesIn(value: unknown): PrintedNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

export function isNode(value: unknown): value is PrintedNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
