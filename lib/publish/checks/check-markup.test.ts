import { checkMarkup } from './check-markup';

const check = (body: string) =>
  checkMarkup(
    'about.html',
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>About</title></head><body>${body}</body></html>`,
  );

test('a page as the site writes it is valid', () => {
  const body = [
    '<a href="#content">Skip</a>',
    '<header><details id="menu"><summary>Menu</summary><nav aria-label="Main"><ul role="list"><li><a href="/" aria-current="page">Home</a></ul></nav></details></header>',
    '<main id="content" tabindex="-1"><h1>About</h1><h2>Us</h2><p>2 &lt; 3 &amp; ọjà</p>',
    '<img src="/a.svg" width="1" height="1" alt="" loading="lazy">',
    '<form action="/f" method="post"><label>Name <input name="name" required autocomplete="name"></label><button type="submit">Send</button></form></main>',
    '<script data-behaviour="menu">(function(){})("menu")</script>',
    '<script type="speculationrules">{"prefetch":[]}</script>',
  ].join('');
  expect(check(body)).toEqual([]);
});

test.each([
  ['a block in a paragraph', '<p><div>x</div></p>', 'close-order'],
  ['an unknown element', '<card>x</card>', 'element-name'],
  ['an element in the wrong place', '<ul><p>x</p></ul>', 'element-permitted-content'],
  ['a second attribute of a name', '<p class="a" class="b">x</p>', 'no-dup-attr'],
])('%s is found, with its place', (_what, body, rule) => {
  expect(check(`<main id="content">${body}</main>`)).toContainEqual(
    expect.objectContaining({
      file: 'out/about.html',
      field: expect.stringMatching(/^#content > |^$/) as string,
      message: expect.stringMatching(new RegExp(`^invalid HTML: .+ \\(${rule}\\)$`)) as string,
    }),
  );
});

test('all errors come at once, on every page again; ids that occur twice have a check of their own', () => {
  const body =
    '<header><card>x</card></header><main><board>y</board><p id="a">x</p><p id="a">y</p></main>';
  for (const found of [check(body), check(body)]) {
    expect(found.map(({ message }) => /\((.*)\)$/.exec(message)?.[1])).toEqual([
      'element-name',
      'element-name',
    ]);
  }
});
