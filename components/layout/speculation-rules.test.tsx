import { renderToStaticMarkup } from 'react-dom/server.node';
import { SpeculationRules } from './speculation-rules';

test('browsers fetch pages of this site early, but no files, and run nothing early', () => {
  const html = renderToStaticMarkup(<SpeculationRules />);
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };
  const rules = { prefetch: [{ where, eagerness: 'moderate' }] };
  expect(html).toBe(`<script type="speculationrules">${JSON.stringify(rules)}</script>`);
});
