import type { Diagnostic } from '@/lib/site/diagnostic';
import { checkBudgets } from './checks/check-budgets';
import {
  checkFrames,
  checkHandlers,
  checkIds,
  checkImages,
  checkStyleAttributes,
  checkSuspense,
} from './checks/check-elements';
import { checkMarkup } from './checks/check-markup';
import { checkScripts } from './checks/check-scripts';
import { dropFontFaces } from './font-faces';
import { type Runtime, separateRuntime } from './next/runtime';
import { type PageSummary, serializePage, summarizePage } from './page';
import type { ReadAsset } from './page-weight';
import { addContentSecurityPolicy, takeDeclaredSources } from './steps/content-security-policy';
import { inlineDrawings } from './steps/inline-drawings';
import { inlineStyles } from './steps/inline-styles';
import { joinBehaviours } from './steps/join-behaviours';
import type { UsedStyles } from './steps/used-styles';

export type PageSource = {
  /** Relative to `out/`, with slashes. */
  file: string;
  /** As Next wrote it. */
  html: string;
  /** The client components in its own module graph; a page without any loses the framework. */
  clientModules: readonly string[];
};

export type TransformedPage = {
  html: string;
  summary: PageSummary;
  diagnostics: Diagnostic[];
  /** What the page fetches when its client components start. */
  runtime: Runtime | undefined;
};

type SiteAssets = { readAsset: ReadAsset; usedStyles: UsedStyles };

/** Turns a page as Next writes it into the page that visitors get, and says what is wrong with it. */
export async function transformPage(
  { file, html, clientModules }: PageSource,
  { readAsset, usedStyles }: SiteAssets,
): Promise<TransformedPage> {
  const { page, source, runtime } = separateRuntime(file, html, clientModules.length > 0);
  const diagnostics = [
    ...checkMarkup(file, source),
    ...checkSuspense(page),
    ...checkScripts(page, clientModules),
  ];

  const declared = takeDeclaredSources(page);
  // React finds its way through the document by what it rendered: on a page with components, only
  // the head may change.
  const isStatic = !runtime;
  // What the components show later stands in their files.
  const laterWords = runtime?.files.flatMap((url) => wordsIn(readAsset(url))) ?? [];
  await inlineStyles(page, { readAsset, usedStyles, laterWords, isStatic });
  if (isStatic) {
    dropFontFaces(page);
    joinBehaviours(page);
  }
  addContentSecurityPolicy(page, declared);
  // A page that is long keeps its drawings in files.
  const restoreDrawings = isStatic ? inlineDrawings(page, readAsset) : [];
  let overweight = await checkBudgets(page, readAsset);
  for (const restore of restoreDrawings) {
    if (overweight.length === 0) break;
    restore();
    overweight = await checkBudgets(page, readAsset);
  }

  diagnostics.push(
    ...checkIds(page),
    ...checkFrames(page),
    ...checkImages(page),
    ...checkStyleAttributes(page),
    ...checkHandlers(page),
    ...overweight,
  );
  return { html: serializePage(page), summary: summarizePage(page), diagnostics, runtime };
}

function wordsIn(chunk: Buffer | undefined): string[] {
  return chunk?.toString().match(/[\w-]+/g) ?? [];
}
