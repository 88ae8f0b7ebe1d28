import type { noticeIds } from './paths';

// Texts that several modules show. All other labels are in the component that shows them.

export const SEARCH_LABEL = 'Search this site';
export const OFFICE_LABEL = 'Corporate office';

/** Name of the section that lists the services, and of the navigation that links to them. */
export const SERVICES_TITLE = 'What we do';

export const noticeTitles: Readonly<Record<(typeof noticeIds)[number], string>> = {
  privacy: 'Privacy',
  disclosures: 'Disclosures',
  accessibility: 'Accessibility',
};
