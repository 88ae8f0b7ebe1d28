import { appleTouchIcon } from '@/lib/images/render/icons';
import { sendIcon } from '../icons/send-icon';

export const dynamic = 'force-static';

export const GET = () => sendIcon(appleTouchIcon);
