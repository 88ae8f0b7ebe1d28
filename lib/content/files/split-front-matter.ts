import matter from 'gray-matter';
import { didYouMean } from '@/lib/site/wording';
import { parseYaml, type YamlDocument } from './yaml-document';

/**
 * Parts an article's fields from its text.
 *
 * @param file the name problems are reported under
 * @returns a sentence when there is no such head
 */
export function splitFrontMatter(
  content: string,
  file: string,
): { document: YamlDocument; body: string } | string {
  const lines = content.split('\n').map((line) => line.trimEnd());
  if (lines[0] !== '---') {
    const hint = didYouMean(lines[0] ?? '', ['---']);
    return `the file must begin with a line of three dashes and the fields of the article.${hint}`;
  }
  // gray-matter takes any line that begins with three dashes for the end of the fields.
  if (lines.slice(1).find((line) => line.startsWith('---')) !== '---') {
    return 'the fields at the top are not closed; put a line of three dashes under them';
  }
  let document = parseYaml('', file);
  const { content: body } = matter(content, {
    // gray-matter keeps the first line break, so that line numbers are those of the file.
    engines: {
      yaml: (yaml) => {
        document = parseYaml(yaml, file);
        return {};
      },
    },
  });
  return { document, body };
}
