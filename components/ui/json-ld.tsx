import type { Graph } from 'schema-dts';
import { scriptJson } from '@/lib/site/escape';

/** Tells search engines what a page is about: facts of schema.org, joined by `@id`. */
export function JsonLd({ graph }: { graph: Graph['@graph'] }) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
  );
}
