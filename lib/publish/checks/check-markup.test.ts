import { checkMarkup } from './check-markup';

test.each([
  ['<p>2 &lt; 3 <img src="/a.svg" width="1" height="1" alt=""></p>', undefined],
  ['<p><div>x</div></p>', 'close-order'],
  ['<card>x</card>', 'element-name'],
])('%s breaks the rule %s', (body, rule) => {
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>About</title></head><body>${body}</body></html>`;
  const [first] = checkMarkup('about.html', html);
  expect(first && [first.file, /\((.*)\)$/.exec(first.message)?.[1]]).toEqual(
    rule && ['out/about.html', rule],
  );
});
