import { RUNTIME_LIST_ID } from '@/lib/contact/contact-fields';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { checkBudgets } from './checks/check-budgets';
import { checkElements } from './checks/check-elements';
import { checkMarkup } from './checks/check-markup';
import { checkScripts } from './checks/check-scripts';
import { dropFontFaces } from './font-faces';
import type { ExportedPage } from './next/export';
import { separateRuntime } from './next/runtime';
import { type PageSummary, serializePage, summarizePage } from './page';
import type { ReadAsset } from './page-weight';
import { addContentSecurityPolicy, takeDeclaredSources } from './steps/content-security-policy';
import { inlineDrawings } from './steps/inline-drawings';
import { inlineStyles } from './steps/inline-styles';
import { joinBehaviours } from './steps/join-behaviours';
import type { UsedStyles } from './steps/used-styles';

/** What is known of a transformed page. */
export type CheckedPage = { summary: PageSummary; diagnostics: Diagnostic[] };

/**
 * Turns a page as Next writes it into the page that visitors get, and says what is wrong with it.
 *
 * @returns also `payload`: a script beside the page, which it fetches when its client components start
 */
export async function transformPage(
  { file, clientModules }: ExportedPage,
  text: string,
  { readAsset, usedStyles }: { readAsset: ReadAsset; usedStyles: UsedStyles },
) {
  const { page, source, runtime } = separateRuntime(file, text, clientModules.length > 0);
  const diagnostics = [...checkMarkup(file, source), ...checkScripts(page, clientModules)];

  const declared = takeDeclaredSources(page);
  // React finds its way through the document by what it rendered: on a page with components, only
  // the head may change.
  const isStatic = !runtime;
  const runtimeFiles = runtime?.files ?? [];
  // What the components show later stands in their files.
  const laterWords = runtimeFiles.flatMap((url) => wordsIn(readAsset(url)));
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

  const summary = summarizePage(page);
  summary.references.push(...runtimeFiles.map((url) => ({ url, field: `#${RUNTIME_LIST_ID}` })));
  return {
    html: serializePage(page),
    summary,
    diagnostics: [...diagnostics, ...checkElements(page), ...overweight],
    payload: runtime?.payload,
  };
}

function wordsIn(chunk: Buffer | undefined): string[] {
  return chunk?.toString().match(/[\w-]+/g) ?? [];
}
