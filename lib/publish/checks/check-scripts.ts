import { findElements, getAttribute, cssPath, textOf } from '../html';
import type { Fault, Page } from '../page';
import { RUNTIME_LIST_ID } from '@/lib/contact/runtime-list';
import { findScripts, kindOfScript } from '../next/scripts';

/**
 * Finds script that would be dead on the finished page, or would run against the rules.
 *
 * @param clientModules the client components in the page's own module graph
 */
export function checkScripts({ file, document }: Page, clientModules: readonly string[]): Fault[] {
  const elements = findElements(document);
  const faults: Fault[] = [];
  const fault = (element: (typeof elements)[number], message: string) =>
    faults.push({ page: file, place: cssPath(element), message });

  for (const script of findScripts(document, 'unknown')) {
    fault(
      script,
      `a script that is no behaviour would not run: "${excerpt(textOf(script) || getAttribute(script, 'src'))}"; print it with components/ui/behaviour.tsx (inline next/script never reaches an exported page)`,
    );
  }
  for (const script of findScripts(document, 'behaviour')) {
    const target = getAttribute(script, 'data-behaviour');
    if (textOf(script).trim() === '') fault(script, 'a behaviour without any script');
    if (!target) continue;
    const index = elements.findIndex((element) => getAttribute(element, 'id') === target);
    if (index === -1) fault(script, `a behaviour for "#${target}", which is not on the page`);
    else if (index > elements.indexOf(script)) {
      fault(script, `a behaviour for "#${target}" runs before that is there; print it behind it`);
    }
  }
  for (const element of elements) {
    const handler = element.attrs.find(({ name }) => /^on[a-z]+$/.test(name));
    if (handler) fault(element, `${handler.name}="…" never runs here; use a behaviour`);
  }

  const isStarted = findScripts(document, 'behaviour').some((script) =>
    textOf(script).includes(RUNTIME_LIST_ID),
  );
  if (clientModules.length > 0 && !isStarted) {
    const message = `nothing on this page starts its client components (${clientModules.join(', ')}); make them server components, or print the behaviour that starts them`;
    faults.push({ page: file, place: '', message });
  }
  return faults;
}

/** Finds what would make the browser fetch script before the visitor asked for anything. */
export function checkNoEagerScript({ file, document }: Page): Fault[] {
  return findElements(document, 'script')
    .filter((script) => kindOfScript(script) !== 'data' && getAttribute(script, 'src'))
    .map((script) => ({
      page: file,
      place: cssPath(script),
      message: `loads ${getAttribute(script, 'src') ?? ''} before the visitor asked for anything; the budget for that is 0`,
    }));
}

function excerpt(text = ''): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
