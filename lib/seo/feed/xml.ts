/** XML that is ready to be written. */
export class Xml {
  constructor(readonly text: string) {}
}

/** Whatever else there is cannot stand in XML, not even escaped (XML 1.0, section 2.2). */
const NO_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A template for XML: a text put into it is escaped, so that it can stand in an element or between
 * double quotes; XML put into it stands as it is. What XML cannot carry is left out.
 */
export function xml(parts: TemplateStringsArray, ...values: (string | Xml | readonly Xml[])[]) {
  return new Xml(String.raw({ raw: parts }, ...values.map(write)));
}

function write(value: string | Xml | readonly Xml[]): string {
  if (typeof value === 'string') return escape(value);
  return value instanceof Xml ? value.text : value.map(write).join('');
}

function escape(text: string): string {
  return text
    .replace(NO_CHARACTER, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
