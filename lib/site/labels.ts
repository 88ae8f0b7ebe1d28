export const SEARCH_LABEL = 'Search this site';
export const OFFICE_LABEL = 'Corporate office';
export const SERVICES_TITLE = 'What we do';

export const noticeTitles = {
  privacy: 'Privacy',
  disclosures: 'Disclosures',
  accessibility: 'Accessibility',
};
