import { getContent } from '@/lib/content/content';

export const dynamic = 'force-static';

/** Settings for TradingView's script, which defines the keys. */
export async function GET() {
  const { site } = await getContent();
  return Response.json({
    symbols: site.ticker.symbols,
    colorTheme: 'light',
    locale: 'en',
    largeChartUrl: '',
    isTransparent: false,
    showSymbolLogo: true,
    displayMode: 'adaptive',
  });
}
