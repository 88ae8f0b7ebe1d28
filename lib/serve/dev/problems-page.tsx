import { renderToStaticMarkup } from 'react-dom/server';
import { sortDiagnostics, type Diagnostic } from '@/lib/site/diagnostic';
import { readSource } from '@/lib/content/files/source';
import { palette } from '@/lib/brand/palette';

const STYLES = `
:root { color: #141a2b; background: ${palette.cotton}; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 8vh 20px; }
h1 { margin: 0 0 0.5em; font-size: 2rem; line-height: 1.2; }
ol { margin: 32px 0 0; padding: 0; list-style: none; }
li { padding: 20px 0; border-top: 2px solid #141a2b; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 1.0625rem; }
li p { margin: 4px 0 0; }
pre { margin: 12px 0 0; padding: 8px 12px; overflow-x: auto; background: ${palette.calico}; font: 0.9375rem/1.5 ui-monospace, monospace; }
`;

/**
 * Writes the page that lists the errors while content cannot be read.
 *
 * @param root the folder that holds `content/`
 * @param script the URL of the live-reload script
 */
export async function problemsPage(
  root: string,
  diagnostics: readonly Diagnostic[],
  script: string,
): Promise<string> {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const entries = await Promise.all(
    sortDiagnostics(errors).map(async (diagnostic) => ({
      diagnostic,
      line: await readLine(root, diagnostic),
    })),
  );
  const count = errors.length === 1 ? 'One thing' : `${errors.length} things`;
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${count} to mend in content/`}</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <main>
          <h1>{count} to mend in content/</h1>
          <p>The page comes back by itself when the file is saved without the fault.</p>
          <ol>
            {entries.map(({ diagnostic: { file, line, column, field, message }, line: text }) => (
              <li key={`${file}:${line}:${column} ${message}`}>
                <h2>
                  {file}, line {line}
                </h2>
                <p>{field ? `${field}: ${message}` : message}</p>
                {text ? <pre>{text}</pre> : null}
              </li>
            ))}
          </ol>
        </main>
        <script type="module" src={script} />
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** In characters, of a line of content. */
const MAX_LENGTH = 200;

/** The line of the file that a diagnostic is about, shortened. Undefined if the file is not text. */
async function readLine(root: string, { file, line }: Diagnostic): Promise<string | undefined> {
  const { value } = await readSource(root, file);
  const text = value?.text.split('\n')[line - 1]?.trim();
  return text && text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
