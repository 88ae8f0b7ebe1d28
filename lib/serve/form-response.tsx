import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderToStaticMarkup } from 'react-dom/server';
import { palette } from '@/lib/brand/palette';
import { paths } from '@/lib/site/paths';
import { sendBody } from './responses';

/** One error of a form, with a code of the Formspree protocol. An error of the whole has no field. */
export type FormErrorItem = { code: string; field?: string; message: string };

/** The answer to a form that is not accepted: the HTTP status, and the body in the protocol's shape. */
export type FormRefusal = { status: number; error: string; errors?: readonly FormErrorItem[] };

/** Answers a form: with JSON, as the protocol says, where the client accepts it, else with a page. */
export function sendFormResponse(
  req: IncomingMessage,
  res: ServerResponse,
  refusal?: FormRefusal,
): void {
  const { status = 200, ...body } = refusal ?? { next: '/thanks', ok: true };
  res.setHeader('Vary', 'Accept');
  if (req.headers.accept?.includes('application/json')) {
    sendBody(req, res, status, 'application/json; charset=utf-8', JSON.stringify(body));
    return;
  }
  res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  const isFramed = req.headers['sec-fetch-dest'] === 'iframe';
  const markup = renderToStaticMarkup(<FormPage refusal={refusal} isFramed={isFramed} />);
  sendBody(req, res, status, 'text/html; charset=utf-8', `<!doctype html>\n${markup}\n`);
}

type FormPageProps = {
  refusal: FormRefusal | undefined;
  /** In the footer's frame: in its colours and size, and without a link that would open in it. */
  isFramed: boolean;
};

const GO_BACK =
  'Use your browser’s Back button to return to the form: what you typed is still there.';

/** The page that a visitor without JavaScript sees after sending a form. */
function FormPage({ refusal, isFramed }: FormPageProps) {
  const title = refusal ? 'Not sent' : 'Thank you';
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{isFramed ? FRAME_STYLES : PAGE_STYLES}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {refusal ? (
            <ul>
              {(refusal.errors ?? [{ message: refusal.error }]).map((item) => (
                <li key={item.message}>{describe(item)}</li>
              ))}
            </ul>
          ) : (
            <p>What you sent has arrived.</p>
          )}
          {isFramed ? (
            refusal && (
              <p>
                <a href={paths.newsletter}>Back to the form</a>
              </p>
            )
          ) : (
            <>
              {refusal && <p>{GO_BACK}</p>}
              <p>
                <a href="/">Back to the site</a>
              </p>
            </>
          )}
        </main>
      </body>
    </html>
  );
}

/** "Email should be an email"; an error of the whole form is its message alone. */
function describe({ field, message }: Omit<FormErrorItem, 'code'>): string {
  return field === undefined
    ? message
    : `${field.charAt(0).toUpperCase()}${field.slice(1)} ${message}`;
}

const TRANSITION = `
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }`;

const PAGE_STYLES = `${TRANSITION}
:root { color-scheme: light dark; }
body { max-width: 40rem; margin: 10vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif; }
`;

const FRAME_STYLES = `${TRANSITION}
body { margin: 0; padding: 16px; background: ${palette.aro900}; color: ${palette.cotton}; font: 1rem/1.4 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.25rem; }
p, ul { margin: 12px 0 0; padding: 0; list-style: none; }
a { color: inherit; }
`;
