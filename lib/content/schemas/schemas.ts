import { redirectsSchema } from '../redirects';
import * as lists from './lists-schema';
import { pagesSchema } from './pages-schema';
import { siteSchema } from './site-schema';

/** The schema of each YAML file of `content/`, by the file's name. */
export const schemas = {
  site: siteSchema,
  pages: pagesSchema,
  services: lists.servicesSchema,
  reasons: lists.reasonsSchema,
  badges: lists.badgesSchema,
  values: lists.valuesSchema,
  faq: lists.faqSchema,
  people: lists.peopleSchema,
  redirects: redirectsSchema,
};
