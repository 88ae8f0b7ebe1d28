import type { Diagnostic } from '@/lib/site/diagnostic';
import { findProvider } from '@/lib/site/providers';
import { cssPath, type Element, type Page, pageError } from '../page';

/** Finds ids that occur twice: a link, a label or a script would reach the first only. */
export function checkIds(page: Page): Diagnostic[] {
  const seen = new Set<string>();
  return page
    .$('[id]')
    .toArray()
    .flatMap(({ name, attribs: { id = '' } }) => {
      if (seen.has(id)) {
        return pageError(page, `the id "${id}" is there already, further up`, `${name}#${id}`);
      }
      seen.add(id);
      return [];
    });
}

/** Finds images without a size, which move the page when they arrive, or without an alternative. */
export function checkImages(page: Page): Diagnostic[] {
  return checkEach(page, 'img', ({ attribs }) => {
    const missing = ['width', 'height', 'alt'].filter((name) => attribs[name] === undefined);
    if (missing.length === 0) return [];
    return [`the image ${attribs.src ?? ''} has no ${missing.join(' and no ')}`];
  });
}

/** Finds style attributes, which the page's policy forbids. */
export function checkStyleAttributes(page: Page): Diagnostic[] {
  return checkEach(page, '[style]', ({ attribs }) => [
    `style="${attribs.style ?? ''}" would not work under the page's policy; use a class`,
  ]);
}

/** Finds attributes such as `onclick`, which the page's policy forbids. */
export function checkHandlers(page: Page): Diagnostic[] {
  return checkEach(page, '*', ({ attribs }) =>
    Object.keys(attribs)
      .filter((name) => /^on[a-z]+$/.test(name))
      .map((name) => `${name}="…" never runs here; use a behaviour`),
  );
}

/**
 * Finds content that React has moved to the end of the page: a finished Suspense boundary of more than
 * some 12.8 KB lies there in a hidden element, and only a script would put it back.
 */
export function checkSuspense(page: Page): Diagnostic[] {
  return checkEach(page, 'div[id], template[id]', ({ attribs: { id = '' } }) =>
    /^[BPS]:/.test(id)
      ? [
          'content that only a script would show; take the <Suspense> or loading file around it away',
        ]
      : [],
  );
}

/** Finds frames that could hurt the page they stand on, delay it, or have no name. */
export function checkFrames(page: Page): Diagnostic[] {
  return checkEach(page, 'iframe', ({ attribs }) => {
    const { src, title = '', loading, sandbox, 'data-src': later } = attribs;
    const sandboxes = `${sandbox ?? ''} ${attribs['data-sandbox'] ?? ''}`;
    const rules: [isBroken: boolean, message: string][] = [
      [!title.trim(), 'a frame without a title: nobody hears what it holds'],
      [loading !== 'lazy', 'a frame that loads before anybody sees it; it needs loading="lazy"'],
      [
        sandbox === undefined || /allow-top-navigation/i.test(sandboxes),
        'a frame that may lead the page away; it needs a sandbox without allow-top-…',
      ],
      [
        src !== undefined && !/^\/(?![\\/])/.test(src),
        `the frame ${src ?? ''} asks another host before the page has loaded; use components/embeds/third-party-frame.tsx`,
      ],
      [
        later !== undefined && !findProvider(later),
        `the frame ${later ?? ''} is of no provider that lib/site/providers.ts names, and the page's policy lets in no other`,
      ],
    ];
    return rules.flatMap(([isBroken, message]) => (isBroken ? message : []));
  });
}

/** An error for each message that a check has for an element. */
function checkEach(
  page: Page,
  selector: string,
  messagesFor: (element: Element) => string[],
): Diagnostic[] {
  return page.$.root()
    .find(selector)
    .toArray()
    .flatMap((element) =>
      messagesFor(element).map((message) => pageError(page, message, cssPath(element))),
    );
}
