import { getContent } from '@/lib/content/content';
import { favicon, sendIcon } from '@/lib/images/render/icons';

export const dynamic = 'force-static';

/** A PNG for browsers that do not support SVG icons, and for programs that always request `/favicon.ico`. */
export const GET = async () => sendIcon((await getContent()).images, favicon);
