/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { parseBody } from './parse-body';
import { renderBody } from './render-body';

const html = (body: string) => renderToStaticMarkup(renderBody(body, {})).replaceAll('\n', '');

test.each([
  ['a bold heading', '**Costs**', '<h2>Costs</h2>'],
  ['a small heading with its number', '1. Pay', '<h3>1. Pay</h3>'],
  ['a small heading that is bold', '1. **Pay**', '<h3>1. <strong>Pay</strong></h3>'],
  ['a year and a dot', '2025. The year', '<h3>2025. The year</h3>'],
  ['bullets', '- one\n- **two**', '<ul><li>one</li><li><strong>two</strong></li></ul>'],
  ['bullets under a bullet', '- one\n  - two', '<ul><li>one<ul><li>two</li></ul></li></ul>'],
  ['a number in a bullet', '- 1. one', '<ul><li>1. one</li></ul>'],
  ['a quote', '"Ask."', '<blockquote><p>“Ask.”</p></blockquote>'],
  [
    'a quote right after a bullet',
    '- one\n"two"',
    '<ul><li>one</li></ul><blockquote><p>“two”</p></blockquote>',
  ],
  ['each line a paragraph', 'one\ntwo', '<p>one</p><p>two</p>'],
  ['an indented line is no code', '    one', '<p>one</p>'],
  ['a rule under a line is no heading', 'one\n---', '<p>one</p><hr/>'],
  [
    'emphasis',
    '*one* **two** ~~three~~',
    '<p><em>one</em> <strong>two</strong> <del>three</del></p>',
  ],
  ['a link', '[a](/blog/5)', '<p><a href="/blog/5">a</a></p>'],
  ['an ordered list by brackets', '1) one\n2) two', '<ol><li>one</li><li>two</li></ol>'],
  ['a Markdown heading of level 1 is one of level 2', '# One', '<h2>One</h2>'],
  ['a Markdown heading of level 3', '### One', '<h3>One</h3>'],
  ['a box is no checkbox', '- [ ] one', '<ul><li>[ ] one</li></ul>'],
  [
    'a table with right-aligned figures',
    '|a|b|\n|-|-:|\n|x|1|',
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>x</td><td align="right">1</td></tr></tbody></table>',
  ],
])('%s', (_rule, body, expected) => {
  expect(html(body)).toBe(expected);
});

test.each([
  ['a script', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  [
    'an image with a handler',
    '<img src=x onerror=alert(1)>',
    '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
  ],
  ['an element among words', 'a <b>c</b>', '<p>a &lt;b&gt;c&lt;/b&gt;</p>'],
  ['a comment', '<!-- a -->', '<p>&lt;!-- a --&gt;</p>'],
  ['a closed script in a heading', '**</script>**', '<h2>&lt;/script&gt;</h2>'],
])('raw HTML is shown as text: %s', (_what, body, expected) => {
  expect(html(body)).toBe(expected);
});

test.each([
  ['javascript:', '[a](javascript:alert(1))'],
  ['data:', '[a](data:text/html,x)'],
  ['javascript: in capitals', '[a](JaVaScRiPt:alert(1))'],
])('a link to %s leads nowhere', (_scheme, body) => {
  expect(html(body)).toBe('<p><a>a</a></p>');
});

test('a picture keeps its name and words', () => {
  expect(html('![A stem](growth)')).toContain('<p><img src="growth" alt="A stem"/></p>');
});

test('a component stands for its element', () => {
  const body = renderBody('[a](/b)', { a: ({ children }) => <mark>{children}</mark> });
  expect(renderToStaticMarkup(body)).toBe('<p><mark>a</mark></p>');
});

test('the tree knows the line of each block', () => {
  const lines = parseBody('one\ntwo\n\n**Three**\n![four](five)').children.map(
    ({ type, position }) => `${type} ${position?.start.line}`,
  );
  expect(lines).toEqual(['paragraph 1', 'paragraph 2', 'heading 4', 'paragraph 5']);
});
