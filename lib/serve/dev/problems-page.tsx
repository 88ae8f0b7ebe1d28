import { renderToStaticMarkup } from 'react-dom/server';
import { sortDiagnostics, type Diagnostic } from '@/lib/site/diagnostic';
import { palette } from '@/lib/brand/palette';

const STYLES = `
:root { color: #141a2b; background: ${palette.cotton}; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 8vh 20px; }
h1 { margin: 0 0 0.5em; font-size: 2rem; line-height: 1.2; }
ol { margin: 32px 0 0; padding: 0; list-style: none; }
li { padding: 20px 0; border-top: 2px solid #141a2b; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 1.0625rem; }
li p { margin: 4px 0 0; }
`;

/**
 * Writes the page that lists the errors while content cannot be read.
 *
 * @param script the URL of the live-reload script
 */
export function problemsPage(diagnostics: readonly Diagnostic[], script: string): string {
  const errors = sortDiagnostics(diagnostics.filter(({ severity }) => severity === 'error'));
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
            {errors.map(({ file, line, column, field, message }) => (
              <li key={`${file}:${line}:${column} ${message}`}>
                <h2>
                  {file}, line {line}
                </h2>
                <p>{field ? `${field}: ${message}` : message}</p>
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
