import { getContent } from '@/lib/content/content';

export const dynamic = 'force-static';

/** Returns the settings for TradingView's script, in the format that TradingView defines. */
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
