import type { Metadata, Viewport } from 'next';
import { palette } from '@/lib/brand/palette';
import { LANGUAGE } from '@/lib/site/paths';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/view-transitions.css';
import './styles/print.css';

export const metadata: Metadata = {
  icons: {
    icon: [
      // With a size: a browser would prefer it to the SVG without one.
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icons/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

export const viewport: Viewport = { themeColor: palette.aro950 };

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang={LANGUAGE}>
      <body>{children}</body>
    </html>
  );
}
