import { printTable, type Table } from './print-table';

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
