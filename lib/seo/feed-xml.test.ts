import { xml } from './feed';

test.each([
  ['marks', `Q&A <b> "it's" ]]>`, `Q&amp;A &lt;b&gt; &quot;it's&quot; ]]&gt;`],
  ['what looks escaped already', '&amp; &#65;', '&amp;amp; &amp;#65;'],
  ['letters from everywhere', 'Ọ̀rọ̀ ajé, ₦500, 🏦', 'Ọ̀rọ̀ ajé, ₦500, 🏦'],
  ['tab and line end', 'a\tb\nc\r\n', 'a\tb\nc\r\n'],
  ['control characters, which XML has not', 'a\u0000b\u0008c\u000Bd\u001Fe', 'abcde'],
  ['half a character', 'a\uD83Cb\uDFE6c', 'abc'],
  ['code points that are no characters', 'a\uFFFEb\uFFFFc', 'abc'],
  ['nothing', '', ''],
])('a text with %s can stand in XML', (_what, text, expected) => {
  expect(xml`<a b="${text}">${text}</a>`.text).toBe(`<a b="${expected}">${expected}</a>`);
});

test('XML in XML stands as it is, one piece or several', () => {
  const piece = xml`<b>${'&'}</b>`;
  expect(xml`<a>${piece}</a>`.text).toBe('<a><b>&amp;</b></a>');
  expect(xml`<a>${[piece, piece]}</a>`.text).toBe('<a><b>&amp;</b><b>&amp;</b></a>');
  expect(xml`<a>${[]}</a>`.text).toBe('<a></a>');
});
