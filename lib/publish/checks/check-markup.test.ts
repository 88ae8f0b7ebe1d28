import { checkMarkup } from './check-markup';
import { parsePage, serializePage } from '../page';

const check = (file: string, html: string) => checkMarkup(parsePage(file, html), html);

const wrap = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>About</title></head><body>${body}</body></html>`;

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
  const page = parsePage('about.html', wrap(body));
  expect(check('about.html', serializePage(page))).toEqual([]);
});

test.each([
  ['a block in a paragraph', '<p><div>x</div></p>', 'close-order'],
  [
    'a link in a link',
    '<a href="/"><span><a href="/b">x</a></span></a>',
    'element-permitted-content',
  ],
  ['an element that does not exist', '<card>x</card>', 'element-name'],
  ['an element in the wrong place', '<main><ul><p>x</p></ul></main>', 'element-permitted-content'],
  [
    'a button in a link',
    '<main><a href="/"><button type="button">x</button></a></main>',
    'element-permitted-content',
  ],
  ['a second attribute of a name', '<main><p class="a" class="b">x</p></main>', 'no-dup-attr'],
])('%s is found', (_what, body, rule) => {
  expect(check('about.html', wrap(body))).toContainEqual({
    page: 'about.html',
    place: expect.any(String) as string,
    message: expect.stringMatching(new RegExp(`^invalid HTML: .+ \\(${rule}\\)$`)) as string,
  });
});

test('a fault comes with its place', () => {
  const [fault] = check('blog/7.html', wrap('<main id="content"><ul><p>x</p></ul></main>'));
  expect(fault).toMatchObject({ page: 'blog/7.html', place: '#content > ul > p' });
});

test('all faults come at once', () => {
  const faults = check('a.html', wrap('<main><card>x</card><board>y</board></main>'));
  expect(faults.filter(({ message }) => message.includes('element-name'))).toHaveLength(2);
});

test('ids that are there twice have a check of their own', () => {
  expect(check('a.html', wrap('<main><p id="a">x</p><p id="a">y</p></main>'))).toEqual([]);
});

test('the framework’s own scripts are not looked at', () => {
  const script = '<script type="x" type="y">self.__next_f.push([1,"<p>"])</script>';
  expect(check('a.html', wrap(`<main><p>x</p></main>${script}`))).toEqual([]);
});

test('a header that is valid is looked at once, one that is not each time', () => {
  const header = '<header><p>Always the same</p></header>';
  expect(check('a.html', wrap(`${header}<main><p>x</p></main>`))).toEqual([]);
  expect(check('b.html', wrap(`${header}<main><ul><p>x</p></ul></main>`))).toHaveLength(1);
  const broken = '<header><ul><p>Always broken</p></ul></header>';
  for (const file of ['c.html', 'd.html']) {
    expect(check(file, wrap(`${broken}<main><p>x</p></main>`))).toHaveLength(1);
  }
});
