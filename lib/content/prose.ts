export { default as AboutProse } from '@/content/pages/about.mdx';
export { default as AccessibilityProse } from '@/content/pages/accessibility.mdx';
export { default as DisclosuresProse } from '@/content/pages/disclosures.mdx';
export { default as PartneringProse } from '@/content/pages/partnering.mdx';
export { default as PrivacyProse } from '@/content/pages/privacy.mdx';
export { default as WhoWeAreProse } from '@/content/pages/who-we-are.mdx';
