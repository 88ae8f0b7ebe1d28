/**
 * URLs that share a page. Each opens the service's own form with the page in it.
 *
 * Source: the services' documentation; RFC 6068 for `mailto:`, with CR LF and with %20 for a space.
 */
export function shareLinks(page: { title: string; url: string }) {
  const title = encodeURIComponent(page.title);
  const url = encodeURIComponent(page.url);
  return {
    whatsapp: `https://wa.me/?text=${title}%20${url}`,
    x: `https://x.com/intent/post?text=${title}&url=${url}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    email: `mailto:?subject=${title}&body=${title}%0D%0A${url}`,
  };
}
