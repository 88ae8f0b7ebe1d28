import sharp from 'sharp';
import { SOCIAL_CARD, type SocialCard } from './variants';

/** In bytes: WhatsApp leaves out the picture of a link that is much heavier. */
export const SOCIAL_CARD_LIMIT = 300_000;

/** At the second a card of noise, the heaviest there can be, keeps the limit. */
const QUALITIES = [84, 72, 60];

/**
 * Makes a picture into a social card: as wide as the card, the middle of its height, in a format
 * that every chat program reads (none reads SVG). The same master gives the same bytes.
 *
 * @param master the bytes as they are in content/images
 * @throws when the picture is damaged, with its name
 */
export async function renderSocialCard(master: Buffer, { image }: SocialCard): Promise<Buffer> {
  const card = await sharp(master, { failOn: 'error' })
    .autoOrient()
    .resize({ ...SOCIAL_CARD, fit: 'cover' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`content/images/${image.file} is damaged: ${reason}`, { cause });
    });
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(card.data, { raw: card.info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= SOCIAL_CARD_LIMIT) break;
  }
  return bytes;
}
