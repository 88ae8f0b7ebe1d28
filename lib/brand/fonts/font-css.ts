import { fontFamilies, fontFiles } from './faces';
import { type Fallback, fallbacks, WIDTH_SAMPLE } from './fallbacks';
import { type FontFacts, formatUnicodeRange } from './font-files';

const HEAD =
  '/* Written by `npm run fonts` from lib/brand/fonts/faces.ts and lib/brand/fonts/fallbacks.ts. */';

/**
 * The style sheet of the fonts: our families, then the local fonts made to their measure.
 *
 * @param factsOf what the font file of that name holds
 */
export function formatFontCss(factsOf: (name: string) => FontFacts): string {
  const own = fontFamilies.flatMap(({ family, faces }) =>
    faces.flatMap(({ weight, files }) =>
      files.map((name) =>
        formatFace({
          'font-family': family,
          'font-weight': weight,
          'font-display': 'swap',
          src: `url('../fonts/${name}.woff2') format('woff2')`,
          // A range is bytes on every page, and a basic file is wanted anyhow.
          ...(!isBasic(name) && {
            'unicode-range': formatUnicodeRange(factsOf(name).characters),
          }),
        }),
      ),
    ),
  );
  const local = fallbacks.map((fallback) => formatFallback(fallback, factsOf(fallback.like)));
  return `${[HEAD, ...own, ...local].join('\n\n')}\n`;
}

const isBasic = (name: string) =>
  fontFiles.some((file) => file.name === name && file.isBasic === true);

/**
 * A local font that takes the room of ours. Its letters are scaled until a text is as wide; the
 * browser scales the overrides as well, so they are divided by the same.
 */
function formatFallback(fallback: Fallback, ours: FontFacts): string {
  const { family, weight, local, width } = fallback;
  const scale = ours.widthOf(WIDTH_SAMPLE) / width;
  return formatFace({
    'font-family': `'${family}'`,
    ...(weight && { 'font-weight': weight }),
    src: local.map((name) => `local('${name}')`).join(', '),
    'size-adjust': percent(scale),
    'ascent-override': percent(ours.ascent / scale),
    'descent-override': percent(ours.descent / scale),
    'line-gap-override': percent(ours.lineGap / scale),
  });
}

function formatFace(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join('\n')}\n}`;
}

/** To a tenth of a percent: a hundredth of a pixel in ten. */
const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;
