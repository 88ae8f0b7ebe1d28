import { RUNTIME_LIST_ID } from '@/lib/contact/contact-fields';
import type { Diagnostic } from '@/lib/site/diagnostic';
import { cssPath, type Element, type Page, pageError, programsOf } from '../page';

/**
 * Finds script that would be dead on the page, or would run against the rules.
 *
 * @param page without what the framework has written
 * @param clientModules the client components in the page's own module graph
 */
export function checkScripts(page: Page, clientModules: readonly string[]): Diagnostic[] {
  const programs = programsOf(page);
  const faults = programs.flatMap((script) =>
    explainScript(page, script).map((message) => pageError(page, message, cssPath(script))),
  );
  const isStarted = programs.some((script) => page.$(script).text().includes(RUNTIME_LIST_ID));
  if (clientModules.length === 0 || isStarted) return faults;
  const message = `nothing on this page starts its client components (${clientModules.join(', ')}); make them server components, or print the behaviour that starts them`;
  return [...faults, pageError(page, message)];
}

function explainScript({ $ }: Page, script: Element): string[] {
  const { src, 'data-behaviour': target } = script.attribs;
  const text = $(script).text();
  if (src) {
    return [`loads ${src} before the visitor asked for anything; the budget for that is 0`];
  }
  if (target === undefined) {
    return [
      `a script that is no behaviour would not run: "${text.slice(0, 60)}"; print it with components/ui/behaviour.tsx (inline next/script never reaches an exported page)`,
    ];
  }
  const faults = text.trim() === '' ? ['a behaviour without any script'] : [];
  if (target === '') return faults;
  const all = $.root().find('*');
  const index = all.index(all.filter((_, { attribs }) => attribs.id === target));
  if (index === -1) faults.push(`a behaviour for "#${target}", which is not on the page`);
  else if (index > all.index(script)) {
    faults.push(`a behaviour for "#${target}" runs before that is there; print it behind it`);
  }
  return faults;
}
