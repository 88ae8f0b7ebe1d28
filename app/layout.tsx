import type { Metadata, Viewport } from 'next';
import { palette } from '@/lib/brand/palette';
import { getContent } from '@/lib/content/content';
import { findIcon, isPhoto, MEDIA_TYPES } from '@/lib/images/images';
import { LANGUAGE, paths } from '@/lib/site/paths';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/print.css';

export async function generateMetadata(): Promise<Metadata> {
  const icon = findIcon((await getContent()).images);
  return {
    icons: {
      icon: [
        // Without `sizes`, browsers would choose this icon instead of the SVG icon.
        { url: '/favicon.ico', sizes: '48x48' },
        ...(isPhoto(icon) ? [] : [{ url: paths.image(icon.file), type: MEDIA_TYPES.svg }]),
      ],
      apple: '/apple-touch-icon.png',
    },
  };
}

export const viewport: Viewport = { themeColor: palette.aro950 };

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang={LANGUAGE}>
      <body>{children}</body>
    </html>
  );
}
