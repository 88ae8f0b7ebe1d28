import { splitLinks } from '@/lib/content/markdown/split-links';

/** Renders text from `content/`. A Markdown link in it, such as `[our fees](/services#fees)`, becomes a link. */
export function LinkedText({ text }: { text: string }) {
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
