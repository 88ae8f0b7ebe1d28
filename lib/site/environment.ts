/** Returns whether search engines may index this build. They may if SITE_ENV is unset, empty or "production". */
export function isIndexable(): boolean {
  return (process.env.SITE_ENV ?? '') === '' || process.env.SITE_ENV === 'production';
}
