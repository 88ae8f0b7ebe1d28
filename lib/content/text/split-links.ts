/** A link in words that are otherwise plain. */
type WrittenLink = { words: string; url: string };

const LINK = /\[([^[\]]+)\]\(((?:[^\s()]|\([^\s()]*\))+)\)/;

export const withoutLinks = (text: string) =>
  splitLinks(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');

/** Divides plain words at links such as `[our fees](/services#fees)`. */
export function splitLinks(text: string): (string | WrittenLink)[] {
  // Of three parts, the second and the third are the words and the URL.
  const parts = text.split(LINK);
  return parts.flatMap((part, index) => {
    if (index % 3 === 0) return part === '' ? [] : part;
    return index % 3 === 1 ? { words: part, url: parts[index + 1] ?? '' } : [];
  });
}
