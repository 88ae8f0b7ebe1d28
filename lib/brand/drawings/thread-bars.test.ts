import { cutThread } from './thread-bars';

test('bars follow the thread and share no corner', () => {
  expect(
    cutThread([
      [0, 100],
      [50, 100],
      [50, 20],
      [90, 20],
      [90, 60],
      [70, 60],
    ]),
  ).toEqual([
    { x: 0, y: 94, width: 56, height: 12, towards: 'right' },
    { x: 44, y: 14, width: 12, height: 80, towards: 'up' },
    { x: 56, y: 14, width: 40, height: 12, towards: 'right' },
    { x: 84, y: 26, width: 12, height: 40, towards: 'down' },
    { x: 70, y: 54, width: 14, height: 12, towards: 'left' },
  ]);
});
