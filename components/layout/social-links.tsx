import { Icon } from '@/components/ui/icon';
import type { Network, Site } from '@/lib/content/collections';
import styles from './social-links.module.css';

const names: Record<Network, string> = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};

export function SocialLinks({ social }: Pick<Site, 'social'>) {
  if (social.length === 0) return null;
  return (
    <ul className={styles.root} role="list">
      {social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener">
            <Icon name={`${network}-logo`} size={20} />
            <span data-visually-hidden="">{names[network]} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
