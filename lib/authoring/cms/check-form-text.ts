import { explainLink } from '@/lib/content/explain-link';
import { checkLimits } from '@/lib/content/markdown/parse-body';
import { todayInLagos } from '@/lib/site/dates';
import { show } from '@/lib/site/wording';
import { type CheckedText, checkText } from '../check-article';
import type { TextFinding } from '../check-markup';

/** Only the build knows which articles there are: an editor may have saved one a minute ago. */
const anyArticle = { has: () => true, get: () => undefined };

/** Says of the text in the form what the build will say of it, errors first. */
export function checkFormText(
  body: string,
  isDraft: boolean,
  siteUrl: string | undefined,
): CheckedText {
  const targets = { articles: anyArticle, siteUrl, today: todayInLagos() };
  const limit = checkLimits(body);
  const checked = checkText(body, isDraft, (url) => explainLink(url, undefined, targets));
  const findings: TextFinding[] = [
    ...(limit ? [{ severity: 'error' as const, ...limit }] : []),
    ...checked.findings,
  ];
  // "error" comes before "warning".
  findings.sort((a, b) => a.severity.localeCompare(b.severity));
  return { ...checked, findings };
}

/** Writes a finding for an editor, whose form has no numbers beside its lines. */
export function describeFinding({ line, message }: TextFinding, body: string): string {
  return line === undefined
    ? `this text ${message}`
    : `line ${line}, ${show(body.split('\n')[line - 1])}: ${message}`;
}
