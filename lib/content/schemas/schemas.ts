import { redirectsSchema } from '../redirects';
import {
  badgesSchema,
  faqSchema,
  peopleSchema,
  reasonsSchema,
  servicesSchema,
  valuesSchema,
} from './lists-schema';
import { pagesSchema } from './pages-schema';
import { siteSchema } from './site-schema';

/** The schema of each YAML file of `content/`, by the file's name. */
export const schemas = {
  site: siteSchema,
  pages: pagesSchema,
  services: servicesSchema,
  reasons: reasonsSchema,
  badges: badgesSchema,
  values: valuesSchema,
  faq: faqSchema,
  people: peopleSchema,
  redirects: redirectsSchema,
};
