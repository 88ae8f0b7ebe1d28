type MarkdownLink = { words: string; url: string };

const LINK = /\[([^[\]]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)/;

export const removeLinks = (text: string) =>
  splitLinks(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');

/** Splits plain text at Markdown links such as `[our fees](/services#fees)`. */
export function splitLinks(text: string): (string | MarkdownLink)[] {
  // `LINK` has two capture groups, so `split` returns plain text, link text and URL in turn.
  const parts = text.split(LINK);
  return parts.flatMap((part, index) => {
    if (index % 3 === 0) return part === '' ? [] : part;
    return index % 3 === 1 ? { words: part, url: parts[index + 1] ?? '' } : [];
  });
}
