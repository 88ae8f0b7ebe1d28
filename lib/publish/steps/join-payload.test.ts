/** @jest-environment jsdom */
import { joinPayload } from './join-payload';

const push = (text: string) => `self.__next_f.push(${JSON.stringify([1, text])})`;
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';

test('the same data gives the same program, wherever it was cut', () => {
  const whole = joinPayload([FIRST, push('1:"ọjà"\n2:"</p>"\n')]);
  expect(joinPayload([FIRST, push('1:"ọj'), push('à"\n2:"</'), push('p>"\n')])).toBe(whole);
  expect(whole).toBe(`${FIRST};${push('1:"ọjà"\n2:"</p>"\n')}`);
});

test('what is no text keeps its place between the texts', () => {
  const binary = 'self.__next_f.push([3,"AAAA"])';
  expect(joinPayload([push('a'), binary, push('b'), push('c')])).toBe(
    [push('a'), binary, push('bc')].join(';'),
  );
});

test('it runs as the pieces did', () => {
  const self: { __next_f?: unknown[] } = {};
  new Function('self', joinPayload(['self.started=1', FIRST, push('a\u2028'), push('b')]))(self);
  expect(self).toEqual({ started: 1, __next_f: [[0], [1, 'a\u2028b']] });
});
