/** Where pages of the development server hear of changes; no page has this address. */
export const EVENTS = '/content-events';
