import { renderToStaticMarkup } from 'react-dom/server.node';
import { SpeculationRules } from './speculation-rules';

type Condition = { href_matches?: string; not?: Condition; and?: Condition[] };
type Rules = { prefetch: { where: Condition; eagerness: string }[] };

const html = renderToStaticMarkup(<SpeculationRules />);
const rules = JSON.parse(/>(.*)</.exec(html)?.[1] ?? '') as Rules;

/** Whether a link to this path meets a condition, with `*` for any text as in URL patterns. */
function meets(path: string, { href_matches: pattern, not, and }: Condition): boolean {
  const literals = pattern?.split('*').map((text) => text.replaceAll('.', '[.]'));
  return (
    (!literals || new RegExp(`^${literals.join('.*')}$`).test(path)) &&
    (!not || !meets(path, not)) &&
    (!and || and.every((condition) => meets(path, condition)))
  );
}

test('pages are fetched when a visitor is about to follow their link; none is run ahead', () => {
  expect(Object.keys(rules)).toEqual(['prefetch']);
  expect(rules.prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
});

test.each([
  ['/', true],
  ['/blog/7', true],
  ['/images/photo.jpg', false],
  ['/.well-known/security.txt', false],
  ['https://elsewhere.example/', false],
])('a link to %s: fetched early is %s', (path, isFetched) => {
  expect(rules.prefetch.some(({ where }) => meets(path, where))).toBe(isFetched);
});
