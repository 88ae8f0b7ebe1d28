import type { Graph } from 'schema-dts';

type JsonLdProps = {
  /** Facts of schema.org, joined by `@id`. */
  graph: Graph['@graph'];
};

/** Tells search engines in their own words what a page is about. Nothing of it is run or shown. */
export function JsonLd({ graph }: JsonLdProps) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  // "<" only ever stands in a string of JSON, where its escape means the same: no "</script>" ends
  // the element early, and no "<!--" keeps it from ending.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
