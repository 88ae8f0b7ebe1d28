import { startProgress } from './progress';

function show(isTTY: boolean): string {
  jest.useFakeTimers();
  let shown = '';
  const write = (text: string) => {
    shown += text;
    return true;
  };
  const progress = startProgress({ isTTY, write }, 'Building');
  jest.advanceTimersByTime(2500);
  progress.stop();
  jest.advanceTimersByTime(2500);
  jest.useRealTimers();
  return shown;
}

test('a terminal shows the seconds in one line', () => {
  const start = '\r\x1b[KBuilding… ';
  expect(show(true)).toBe(`${start}0 s${start}1 s${start}2 s\n`);
});

test('a log shows the work once', () => {
  expect(show(false)).toBe('Building…\n');
});
