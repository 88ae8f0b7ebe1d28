import type { Graph } from 'schema-dts';

export function JsonLd({ graph }: { graph: Graph['@graph'] }) {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  // Escape "<", because "</script>" would end the element early and "<!--" could keep it open.
  // In JSON, "<" can only be part of a string, where its escape sequence has the same meaning.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
