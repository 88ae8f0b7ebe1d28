import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Behaviour } from '@/components/ui/behaviour';
import { EVENTS } from '@/lib/dev/events';
import { followContent } from '@/lib/dev/follow-content';
import { palette } from '@/lib/drawings/palette';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

export const metadata: Metadata = {
  icons: {
    icon: [
      // One size of the three: a browser that finds a better one here would not take the SVG.
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/images/logo.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

export const viewport: Viewport = { themeColor: palette.aro950 };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-NG">
      <body>
        {children}
        {process.env.NODE_ENV === 'development' ? (
          <Behaviour run={followContent} args={[EVENTS]} />
        ) : null}
      </body>
    </html>
  );
}
