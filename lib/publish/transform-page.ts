import { type BudgetCheck, budgets } from './checks/check-budgets';
import {
  checkFrames,
  checkIds,
  checkImages,
  checkStyleAttributes,
  checkSuspense,
} from './checks/check-elements';
import { checkMarkup } from './checks/check-markup';
import { checkNoEagerScript, checkScripts } from './checks/check-scripts';
import { dropFontFaces, preloadFonts } from './font-faces';
import { type DeferredPage, deferRuntime } from './next/defer-runtime';
import { stripFlightScripts } from './next/flight';
import { stripRuntime } from './next/strip-runtime';
import { summarizePage, type Fault, type PageSummary, parsePage, serializePage } from './page';
import type { ReadAsset } from './read-asset';
import { addContentSecurityPolicy } from './steps/content-security-policy';
import { inlineDrawings } from './steps/inline-drawings';
import { inlineStyles } from './steps/inline-styles';
import { joinBehaviours } from './steps/join-behaviours';
import { shortenClassNames } from './steps/shorten-class-names';
import type { UsedStyles } from './steps/used-styles';

export type PageSource = {
  /** Relative to `out/`, with slashes. */
  file: string;
  /** As Next wrote it. */
  html: string;
  /** The client components in its own module graph; a page without any loses the framework. */
  clientModules: readonly string[];
};

export type FinishedPage = {
  html: string;
  facts: PageSummary;
  faults: Fault[];
  /** A file the page needs besides, when it has client components. */
  payload?: DeferredPage['payload'];
};

/** Room for the policy, which is written last: in bytes, with the hashes of one script and one style. */
const POLICY_RESERVE = 350;

type SiteAssets = { readAsset: ReadAsset; usedStyles: UsedStyles; checkBudgets: BudgetCheck };

/** Makes of a page as Next writes it the page that visitors get, and says what is wrong with it. */
export async function transformPage(source: PageSource, assets: SiteAssets): Promise<FinishedPage> {
  const { file, clientModules } = source;
  const isInteractive = clientModules.length > 0;
  const html = isInteractive ? source.html : stripFlightScripts(source.html);
  const page = parsePage(file, html);
  const faults = [
    ...checkMarkup(page, html),
    ...checkSuspense(page),
    ...checkScripts(page, clientModules),
  ];

  const deferred = isInteractive ? deferRuntime(page) : undefined;
  if (!deferred) stripRuntime(page);
  await inlineStyles(page, {
    ...assets,
    keepLinks: deferred !== undefined,
    // What the components may show later stands in their chunks.
    laterWords: deferred?.files.flatMap((address) => wordsIn(assets.readAsset(address))) ?? [],
  });
  preloadFonts(page);
  if (!deferred) {
    dropFontFaces(page);
    // None of these for React, which would find another page than its own.
    shortenClassNames(page);
    joinBehaviours(page);
    inlineDrawings(page, assets.readAsset, budgets.html - POLICY_RESERVE);
  }
  addContentSecurityPolicy(page);

  const finished = serializePage(page);
  faults.push(
    ...checkNoEagerScript(page),
    ...checkIds(page),
    ...checkFrames(page),
    ...checkImages(page),
    ...checkStyleAttributes(page),
    ...(await assets.checkBudgets(page)),
  );
  return {
    html: finished,
    facts: summarizePage(page),
    faults,
    ...(deferred && { payload: deferred.payload }),
  };
}

function wordsIn(chunk: Buffer | undefined): string[] {
  return chunk?.toString().match(/[\w-]+/g) ?? [];
}
