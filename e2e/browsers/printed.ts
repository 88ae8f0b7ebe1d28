import { createServer } from 'node:http';
import { listen, stop } from '../serve-site';
import type { Driver } from './driver';

/** Prints the page that a Firefox shows, and reads the sheets in its viewer: their lines of text. */
export async function readPrinted(firefox: Driver): Promise<string[][]> {
  const pdf = await firefox.print();
  const server = createServer((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'application/pdf' }).end(pdf);
  });
  try {
    await firefox.open(`${await listen(server)}/printed.pdf`);
    const sheets = (await firefox.evaluate(READ)) as string[];
    return sheets.map((text) => text.split('\n').map(tidy).filter(Boolean));
  } finally {
    await stop(server);
  }
}

/** In Firefox's viewer. */
const READ = `return (async () => {
  const app = PDFViewerApplication;
  while (!app.pdfDocument) await new Promise(requestAnimationFrame);
  const sheets = [];
  for (let number = 1; number <= app.pdfDocument.numPages; number += 1) {
    const { items } = await (await app.pdfDocument.getPage(number)).getTextContent();
    sheets.push(items.map(({ str, hasEOL }) => str + (hasEOL ? '\\n' : '')).join(''));
  }
  return sheets;
})()`;

/** Headings that end a sheet, or stand there with one line of what they head. */
export function findStranded(
  sheets: readonly (readonly string[])[],
  headings: readonly string[],
): string[] {
  return sheets.flatMap((lines) =>
    headings.map(tidy).filter((heading) =>
      // A heading may need three lines.
      [1, 2, 3].some((count) =>
        [lines, lines.slice(0, -1)].some((some) => some.slice(-count).join(' ') === heading),
      ),
    ),
  );
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
