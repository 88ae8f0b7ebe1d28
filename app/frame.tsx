import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { getContent } from '@/lib/content/content';
import { AccessibilityProse, DisclosuresProse, PrivacyProse } from '@/lib/content/prose';
import type { Screen } from '@/lib/site/paths';

type FrameProps = { current?: Screen; children: ReactNode };

/** The header and footer around a screen, with their content. */
export async function Frame({ current, children }: FrameProps) {
  const { site, pages } = await getContent();
  return (
    <PageFrame
      site={site}
      footer={pages.footer}
      embeds={pages.embeds}
      notices={{
        privacy: <PrivacyProse />,
        disclosures: <DisclosuresProse />,
        accessibility: <AccessibilityProse />,
      }}
      year={new Date().getFullYear()}
      current={current}
    >
      {children}
    </PageFrame>
  );
}
