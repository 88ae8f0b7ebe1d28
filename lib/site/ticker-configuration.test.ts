import { tickerConfiguration } from './ticker-configuration';

test('the ticker is asked for as specified: the symbols in their order, and nothing else', () => {
  const symbols = [
    { proName: 'NSENG:ZENITHBANK', title: 'Zenith Bank' },
    { proName: 'FOREXCOM:SPXUSD', title: 'S&P 500 Index' },
    { proName: 'NSENG:GTCO', title: 'Guaranty Trust' },
  ];
  expect(tickerConfiguration({ symbols })).toStrictEqual({
    symbols: [
      { proName: 'NSENG:ZENITHBANK', title: 'Zenith Bank' },
      { proName: 'FOREXCOM:SPXUSD', title: 'S&P 500 Index' },
      { proName: 'NSENG:GTCO', title: 'Guaranty Trust' },
    ],
    colorTheme: 'light',
    locale: 'en',
    largeChartUrl: '',
    isTransparent: false,
    showSymbolLogo: true,
    displayMode: 'adaptive',
  });
});
