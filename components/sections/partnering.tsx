import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { Section } from '@/components/ui/section';
import type { ImageAsset } from '@/lib/images/images';
import styles from './partnering.module.css';

type PartneringProps = { title: string; drawing: ImageAsset; children: ReactNode };

export function Partnering({ title, drawing, children }: PartneringProps) {
  return (
    <Section labelledBy="partnering">
      <div className={styles.root} data-ground="dark">
        <ContentImage image={drawing} alt="" />
        <div>
          <h2 id="partnering">{title}</h2>
          {children}
        </div>
      </div>
    </Section>
  );
}
