import { getContent } from '@/lib/content/content';

export const dynamic = 'force-static';

/** What TradingView's script reads, fetched together with the tape; the keys are the provider's. */
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
