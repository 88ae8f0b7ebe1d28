import type { Site } from './schemas/site-schema';

/** How every page speaks of the firm's insurance broker: named as far as `site.yaml` names it. */
export function describeBroker({ name, licence }: Site['insuranceBroker']): string {
  const named = name === undefined ? '' : `${name}, `;
  const proven = licence === undefined ? '' : ` (licence ${licence})`;
  return `${named}a licensed insurance broker${proven}`;
}
