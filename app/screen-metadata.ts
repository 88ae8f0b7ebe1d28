import { getContent } from '@/lib/content/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { type ScreenName, screens } from '@/lib/site/paths';

/** The metadata of a screen, by its words in `content/pages.yaml`. */
export async function screenMetadata(screen: ScreenName) {
  const content = await getContent();
  return pageMetadata(content, { ...content.pages[screen], path: screens[screen] });
}
