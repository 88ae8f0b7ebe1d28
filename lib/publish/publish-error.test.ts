import type { Fault } from './page';
import { PublishError } from './publish-error';

const fault = (page: string, message: string, place = ''): Fault => ({ page, place, message });
const linesOf = (...faults: Fault[]) => new PublishError(faults).message.split('\n');

test('a fault is one line below the count: the file, the place, the sentence', () => {
  expect(linesOf(fault('about.html', '"/abuot" leads nowhere', 'footer > a'))).toEqual([
    '1 fault in the finished pages',
    '  out/about.html: footer > a: "/abuot" leads nowhere',
  ]);
});

test('a fault of the page as a whole has no place', () => {
  expect(linesOf(fault('about.html', 'has no title'))[1]).toBe('  out/about.html: has no title');
});

test('every fault has its line, in the order they were found', () => {
  expect(
    linesOf(fault('b.html', 'one'), fault('a.html', 'two'), fault('b.html', 'one', 'main')),
  ).toEqual([
    '3 faults in the finished pages',
    '  out/b.html: one',
    '  out/a.html: two',
    '  out/b.html: main: one',
  ]);
});

test('what pages share is said once, with the number of the others', () => {
  const files = ['about.html', 'blog.html', 'contact.html'];
  expect(linesOf(...files.map((file) => fault(file, 'broken', 'footer')))).toEqual([
    '3 faults in the finished pages',
    '  out/about.html (and 2 other pages): footer: broken',
  ]);
});

test('one other page is one page', () => {
  expect(linesOf(fault('a.html', 'broken'), fault('b.html', 'broken'))[1]).toBe(
    '  out/a.html (and 1 other page): broken',
  );
});

test('the same fault twice on one page is no fault of another', () => {
  expect(linesOf(fault('a.html', 'broken'), fault('a.html', 'broken'))[1]).toBe(
    '  out/a.html: broken',
  );
});

test('what the build prints is the message and no path through the code', () => {
  const error = new PublishError([fault('a.html', 'broken')]);
  expect(error.stack).toBe('PublishError: 1 fault in the finished pages\n  out/a.html: broken');
});
