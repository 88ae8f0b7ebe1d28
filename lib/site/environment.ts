/** Returns whether search engines may index this build: SITE_ENV is unset or "production". */
export function isIndexable(): boolean {
  return (process.env.SITE_ENV ?? '') === '' || process.env.SITE_ENV === 'production';
}
