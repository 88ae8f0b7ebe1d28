import { Behaviour } from '@/components/ui/behaviour';
import type { counterOf } from '@/lib/site/providers';
import type countVisits from './visit-counter.behaviour';

const ID = 'visit-counter';

/**
 * The script that counts visits. Like other companies' content, it is requested only when the page has
 * loaded, and never where data is saved.
 */
export function VisitCounter({ counter }: { counter: ReturnType<typeof counterOf> }) {
  return (
    <>
      {/* As a text, because React would remove on /contact what the behaviour has added. */}
      <div id={ID} data-embed="" hidden dangerouslySetInnerHTML={{ __html: '' }} />
      <Behaviour<typeof countVisits>
        module="embeds/visit-counter"
        target={ID}
        options={counter.script}
        policy={counter.policy}
        apart
      />
    </>
  );
}
