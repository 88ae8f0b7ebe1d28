import postcss from 'postcss';
import { optimize, type XastElement, type XastParent } from 'svgo';
import type { ImageAsset } from './image-index';

/** The ground under the logo: the page, or a dark band such as the footer. */
export type LogoGround = 'light' | 'dark';

/** The logo as pages show it. */
export type Logo = Pick<ImageAsset, 'width' | 'height'> & {
  /** Whether the file has colours of its own for dark. */
  hasDarkVersion: boolean;
};

/** Where the logo's two versions are published. */
export const logoFiles: Record<LogoGround, string> = {
  light: 'logo.svg',
  dark: 'logo-on-dark.svg',
};

/** Describes the logo for pages, from the text of its SVG. */
export function describeLogo({ width, height }: ImageAsset, svg: string): Logo {
  return { width, height, hasDarkVersion: drawLogo(svg, 'dark') !== drawLogo(svg, 'light') };
}

/**
 * Draws the logo for a ground. A logo sets its colours on dark as favicons do, by
 * `@media (prefers-color-scheme: dark)` in its style. That asks for the visitor's setting, and the
 * footer is dark in every setting: this writes the rules of the one scheme out and drops the other's.
 *
 * @param svg prepared for publication
 */
export function drawLogo(svg: string, ground: LogoGround): string {
  const enter = (node: XastElement, parent: XastParent) => {
    if (node.name !== 'style') return;
    for (const child of node.children)
      if (child.type === 'text' || child.type === 'cdata')
        child.value = chooseScheme(child.value, ground);
    const isEmpty = node.children.every((child) => 'value' in child && child.value === '');
    if (isEmpty) parent.children = parent.children.filter((child) => child !== node);
  };
  return optimize(svg, { plugins: [{ name: 'scheme', fn: () => ({ element: { enter } }) }] }).data;
}

function chooseScheme(css: string, ground: LogoGround): string {
  try {
    const root = postcss.parse(css);
    root.walkAtRules('media', (rule) => {
      const [, scheme] = SCHEME.exec(rule.params) ?? [];
      if (scheme === ground) rule.replaceWith(rule.nodes ?? []);
      else if (scheme !== undefined) rule.remove();
    });
    return root.toString();
  } catch {
    // Browsers skip errors in a style: it stays as it is.
    return css;
  }
}

const SCHEME = /^\(\s*prefers-color-scheme:\s*(light|dark)\s*\)$/;
