import type { BrowserContext } from '@playwright/test';
import { CANARY } from './injected-content';

/** Listens on every page of the context for signs that a payload ran, or tried to. */
export async function watchCanary(context: BrowserContext): Promise<string[]> {
  const signs: string[] = [];
  await context.exposeBinding('tellCanary', ({ frame }, sign: string) => {
    signs.push(`${sign} on ${frame.url().slice(0, 200)}`);
  });
  await context.addInitScript(() => {
    const { tellCanary } = window as unknown as { tellCanary: (sign: string) => void };
    Object.defineProperty(window, '__ran', {
      set: () => {
        tellCanary('ran');
      },
    });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      tellCanary(`${violatedDirective} refused ${blockedURI}`);
    });
  });
  context.on('request', (request) => {
    if (request.url().startsWith(CANARY)) signs.push(`request for ${request.url()}`);
  });
  context.on('dialog', (dialog) => {
    signs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return signs;
}

/** Finds attributes that can run: handlers, `srcdoc`, addresses of programs. Runs in the page. */
export function findRunnable(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') ||
          name === 'srcdoc' ||
          (/^(?:href|src|action|formaction|xlink:href|data-src)$/.test(name) &&
            !/^(?:https?|mailto|tel|data):$/.test(
              new URL(value, 'https://own.example').protocol,
            )) ||
          // The document of a frame: our own markup, with words escaped.
          (!/^(?:src|data-document)$/.test(name) && value.trim().toLowerCase().startsWith('data:')),
      )
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  );
}
