/**
 * URLs that share a page, by the names of the services. Each opens the service's own form with the page in
 * it.
 *
 * Source: the services' documentation; RFC 6068 for `mailto:`, with CR LF and with %20 for a space.
 */
export function shareLinks(page: { title: string; url: string }) {
  const title = encodeURIComponent(page.title);
  const url = encodeURIComponent(page.url);
  return {
    WhatsApp: `https://wa.me/?text=${title}%20${url}`,
    X: `https://x.com/intent/post?text=${title}&url=${url}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    'E-mail': `mailto:?subject=${title}&body=${title}%0D%0A${url}`,
  };
}
