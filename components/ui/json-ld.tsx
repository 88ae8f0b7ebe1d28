import type { Graph } from 'schema-dts';

/** Tells search engines what a page is about: facts of schema.org, joined by `@id`. */
export function JsonLd({ graph }: { graph: Graph['@graph'] }) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  // "<" occurs within strings only, where its escape means the same: no "</script>" ends the element
  // early, and no "<!--" keeps it from ending.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
