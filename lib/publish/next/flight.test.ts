import { mergeFlightScripts, stripFlightScripts } from './flight';

test.each([
  ['nothing to cut', '<p>x</p>', '<p>x</p>'],
  ['one script', '<p>x</p><script>self.__next_f.push([1,"a"])</script></body>', '<p>x</p></body>'],
  [
    'several, with others between them',
    '<script>self.__next_f.push([1])</script><script>a()</script><script>self.__next_f.push([2])</script>',
    '<script>a()</script>',
  ],
  ['its words in an article', '<p>self.__next_f.push(1)</p>', '<p>self.__next_f.push(1)</p>'],
  ['one without an end', '<script>self.__next_f.push(', '<script>self.__next_f.push('],
  ['nothing', '', ''],
])('%s', (_what, html, rest) => {
  expect(stripFlightScripts(html)).toBe(rest);
});

const push = (text: string) => `self.__next_f.push(${JSON.stringify([1, text])})`;
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';

test('the same data gives the same program, wherever it was cut', () => {
  const whole = mergeFlightScripts([FIRST, push('1:"ọjà"\n2:"</p>"\n')]);
  expect(mergeFlightScripts([FIRST, push('1:"ọj'), push('à"\n2:"</'), push('p>"\n')])).toBe(whole);
  expect(whole).toBe(`${FIRST};${push('1:"ọjà"\n2:"</p>"\n')}`);
});

test('what is no text keeps its place between the texts', () => {
  const binary = 'self.__next_f.push([3,"AAAA"])';
  expect(mergeFlightScripts([push('a'), binary, push('b'), push('c')])).toBe(
    [push('a'), binary, push('bc')].join(';'),
  );
});

test('it runs as the pieces did', () => {
  const self: { __next_f?: unknown[] } = {};
  new Function('self', mergeFlightScripts(['self.started=1', FIRST, push('a\u2028'), push('b')]))(
    self,
  );
  expect(self).toEqual({ started: 1, __next_f: [[0], [1, 'a\u2028b']] });
});
