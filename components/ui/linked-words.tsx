import { splitLinks } from '@/lib/content/text/split-links';

/** Words of an editor, which may have links such as `[our fees](/services#fees)`. */
export function LinkedWords({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a href={part.url} key={index}>
        {part.words}
      </a>
    ),
  );
}
