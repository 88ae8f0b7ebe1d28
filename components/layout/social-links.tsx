import { Icon, type IconName } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Network, Site } from '@/lib/content/schemas/site-schema';
import styles from './social-links.module.css';

const networks = {
  facebook: { name: 'Facebook', icon: 'facebook-logo' },
  x: { name: 'X', icon: 'x-logo' },
  instagram: { name: 'Instagram', icon: 'instagram-logo' },
  linkedin: { name: 'LinkedIn', icon: 'linkedin-logo' },
  youtube: { name: 'YouTube', icon: 'youtube-logo' },
} satisfies Record<Network, { name: string; icon: IconName }>;

type SocialLinksProps = { social: Site['social'] };

/** The firm's profiles, each in a new tab. */
export function SocialLinks({ social }: SocialLinksProps) {
  return (
    <ul className={styles.root} role="list">
      {social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener">
            <Icon name={networks[network].icon} size={20} />
            <VisuallyHidden>{networks[network].name} (opens in a new tab)</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
