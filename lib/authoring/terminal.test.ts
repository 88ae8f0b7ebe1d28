import { printTable, startProgress, type Table } from './terminal';

function print(table: Table): string[] {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  printTable(table);
  const printed = String(log.mock.calls[0]?.[0]);
  log.mockRestore();
  return printed.split('\n');
}

test('words stand left, figures end in one line, as wide as the widest cell', () => {
  expect(
    print({
      title: 'Articles',
      header: ['', 'words', 'min'],
      rows: [
        ['Naira', '1,152', '5'],
        ['₦1', '9', '1,000'],
      ],
    }),
  ).toEqual([
    '',
    'Articles',
    '',
    '       words    min',
    '-----  -----  -----',
    'Naira  1,152      5',
    '₦1         9  1,000',
    '',
  ]);
});

test('a missing cell is empty, and no line ends in spaces; notes come last', () => {
  expect(
    print({ title: 'T', header: ['', 'a'], rows: [['long', ''], ['b']], notes: ['Note.'] }),
  ).toEqual(['', 'T', '', '      a', '----  -', 'long', 'b', 'Note.', '']);
});

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
