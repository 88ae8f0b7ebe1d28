import type { counterOf } from '@/lib/site/providers';

/** Adds the provider's script to its place when that gets the event "start". */
export default function countVisits(
  place: HTMLElement,
  { provider, src, attribute, value }: ReturnType<typeof counterOf>['script'],
): void {
  place.addEventListener('start', () => {
    if (provider === 'plausible') queueEvents();
    const script = document.createElement('script');
    script.setAttribute(attribute, value);
    script.src = src;
    place.append(script);
  });
}

/** Plausible's scripts send what was counted before them; those of one site start with the options in `o`. */
function queueEvents(): void {
  const q: unknown[] = [];
  Object.assign(window, {
    plausible: Object.assign((...event: unknown[]) => q.push(event), { q, o: {} }),
  });
}
