import type { Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { buildBodyTree } from './body-tree';

/** The values of a property, wherever it stands. */
function valuesOf(tree: Nodes, property: string): string[] {
  const values: string[] = [];
  visit(tree, 'element', ({ properties }) => {
    const value = properties[property];
    if (value !== undefined) values.push(String(value));
  });
  return values;
}

test('a footnote and its mark lead to each other, by ids that no page has', () => {
  const tree = buildBodyTree('A claim.[^1]\n\n[^1]: Its source.');
  const ids = valuesOf(tree, 'id');
  const links = valuesOf(tree, 'href');
  expect(links).toEqual(['#note-fn-1', '#note-fnref-1']);
  expect(ids).toEqual(expect.arrayContaining(links.map((link) => link.slice(1))));
  expect(ids).toEqual(expect.arrayContaining(valuesOf(tree, 'ariaDescribedBy')));
});

test('each call makes a tree of its own', () => {
  expect(buildBodyTree('A line.')).not.toBe(buildBodyTree('A line.'));
  expect(buildBodyTree('A line.')).toEqual(buildBodyTree('A line.'));
});
