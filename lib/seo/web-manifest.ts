import type { MetadataRoute } from 'next';
import { palette } from '@/lib/brand/palette';
import type { Site } from '@/lib/content/schemas/site-schema';
import { manifestIcons } from '@/lib/images/icons';

/** What a browser shows of the site on a home screen: name, colours, icons. */
export function webManifest({ name, shortName, description }: Site): MetadataRoute.Manifest {
  return {
    name,
    short_name: shortName,
    description,
    lang: 'en-NG',
    start_url: '/',
    // A shortcut opens a tab: the site is no app, and its visitors need the address and "back".
    display: 'browser',
    background_color: palette.cotton,
    theme_color: palette.aro950,
    icons: manifestIcons.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
