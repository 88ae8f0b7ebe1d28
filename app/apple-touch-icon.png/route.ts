import { getContent } from '@/lib/content/content';
import { appleTouchIcon, sendIcon } from '@/lib/images/render/icons';

export const dynamic = 'force-static';

export const GET = async () => sendIcon((await getContent()).images, appleTouchIcon);
