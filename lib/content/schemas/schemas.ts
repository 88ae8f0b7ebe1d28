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

/** The YAML files of `content/` by their names, and what each must hold. */
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
