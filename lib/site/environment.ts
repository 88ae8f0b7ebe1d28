/**
 * Whether search engines may list the site that this build makes: always, unless the environment
 * variable SITE_ENV names something other than "production", such as "staging".
 */
export function isProduction(): boolean {
  return (process.env.SITE_ENV ?? '') === '' || process.env.SITE_ENV === 'production';
}
