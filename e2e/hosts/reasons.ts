/** Why hosts differ where they may. */
export const REASONS = {
  noHeaders: 'GitHub Pages knows no headers of a site’s own',
  noRedirects: 'GitHub Pages knows no redirects: the page at the old address sends visitors on',
  noCharset: 'Cloudflare names no charset where XML and JSON say theirs',
  oneAnswer: 'GitHub Pages has one page for all that is not found',
  answerPage: 'the page for what is not found has an address of its own, and is not indexed',
  noSlash: 'on GitHub Pages a page has no address with a slash; no link has one',
  samePage: 'the page is served there, too, and names its one address as canonical',
  foldersOnly: 'such names are known only in folders of pages; no link has one',
  uploaded: 'hosts that get an upload serve what was uploaded; the build makes no such file',
  number: 'npm start knows that 007 is 7; elsewhere the page itself sends visitors on',
  spelling: 'Cloudflare leads to the address in its own spelling first',
  noEdge: 'Cloudflare’s edge refuses what is no path; here the runtime has no edge before it',
  edge: 'Cloudflare packs at its edge, which its runtime alone does in part',
  wholeFile: 'no ranges: the whole file is a right answer, too (RFC 9110, 14.2)',
  setting: 'a setting of the host, and not in the site’s hands',
  unsaid: 'the host’s documentation does not say',
} as const;
