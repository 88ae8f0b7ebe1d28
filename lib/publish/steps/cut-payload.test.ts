/** @jest-environment jsdom */
import { cutPayload } from './cut-payload';

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
  expect(cutPayload(html)).toBe(rest);
});
