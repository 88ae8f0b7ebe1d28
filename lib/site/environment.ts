/**
 * Whether this build is the site that search engines may list: every build, unless the environment
 * variable SITE_ENV names something else than "production", such as "staging".
 */
export function isProduction(): boolean {
  return (process.env.SITE_ENV ?? '') === '' || process.env.SITE_ENV === 'production';
}
