import type { Diagnostic } from '@/lib/site/diagnostic';
import { findProvider } from '@/lib/site/providers';
import { cssPath, type Element, type Page, pageError } from '../page';

/** What is wrong with an element of a page, a message each. */
type Rule = (element: Element) => string[];

/** The rules of elements, by their selectors. */
const RULES: Record<string, Rule> = {
  'div[id], template[id]': explainSuspense,
  iframe: explainFrame,
  img: explainImage,
  // The page's policy forbids both.
  '[style]': ({ attribs: { style = '' } }) => [
    `style="${style}" would not work under the page's policy; use a class`,
  ],
  '*': ({ attribs }) =>
    Object.keys(attribs)
      .filter((name) => /^on[a-z]+$/.test(name))
      .map((name) => `${name}="…" never runs here; use a behaviour`),
};

/**
 * Finds elements that move the page, delay it, have no name, would not work under its policy or are
 * shown by a script only, ids that occur twice, and references to ids that are not there.
 */
export function checkElements(page: Page): Diagnostic[] {
  const found = Object.entries(RULES).flatMap(([selector, explain]) =>
    page.$.root()
      .find(selector)
      .toArray()
      .flatMap((element) =>
        explain(element).map((message) => pageError(page, message, cssPath(element))),
      ),
  );
  return [...checkIds(page), ...checkIdReferences(page), ...found];
}

/** A link, a label or a script would reach the first of two elements with an id only. */
function checkIds(page: Page): Diagnostic[] {
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

/** The attributes that name other elements of the page by their ids. */
const ID_REFERENCES = [
  'for',
  'form',
  'list',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
];

/**
 * A label or a description for an id that is not there names nothing. The rule of html-validate takes
 * minutes for a list of two thousand articles: its time grows with the square of the length.
 */
function checkIdReferences(page: Page): Diagnostic[] {
  const { $ } = page;
  const ids = new Set(
    $('[id]')
      .map((_, { attribs }) => attribs.id)
      .get(),
  );
  const selector = ID_REFERENCES.map((name) => `[${name}]`).join();
  return $.root()
    .find(selector)
    .toArray()
    .flatMap((element) =>
      ID_REFERENCES.flatMap((name) =>
        (element.attribs[name]?.match(/\S+/g) ?? [])
          .filter((id) => !ids.has(id))
          .map((id) => `${name}="${id}": nothing on the page has this id`),
      ).map((message) => pageError(page, message, cssPath(element))),
    );
}

/** Without a size, an image moves the page when it arrives. */
function explainImage({ attribs }: Element): string[] {
  const missing = ['width', 'height', 'alt'].filter((name) => attribs[name] === undefined);
  if (missing.length === 0) return [];
  return [`the image ${attribs.src ?? ''} has no ${missing.join(' and no ')}`];
}

/**
 * React moves content to the end of the page: a finished Suspense boundary of more than some 12.8 KB
 * lies there in a hidden element, and only a script would put it back.
 */
function explainSuspense({ attribs: { id = '' } }: Element): string[] {
  if (!/^[BPS]:/.test(id)) return [];
  return [
    'content that only a script would show; take the <Suspense> or loading file around it away',
  ];
}

/** A frame could hurt the page it stands on, delay it, or have no name. */
function explainFrame({ attribs }: Element): string[] {
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
}
