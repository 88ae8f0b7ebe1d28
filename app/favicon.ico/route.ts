import { favicon } from '@/lib/images/render/icons';
import { sendIcon } from '../icons/send-icon';

export const dynamic = 'force-static';

/** A PNG for browsers that do not support SVG icons, and for programs that always request `/favicon.ico`. */
export const GET = () => sendIcon(favicon);
