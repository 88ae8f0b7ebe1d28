import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import './styles/tokens.css';
import './styles/base.css';

export const metadata: Metadata = { icons: { icon: '/images/logo.svg' } };

export const viewport: Viewport = { themeColor: '#0b1430' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-NG">
      <body>{children}</body>
    </html>
  );
}
