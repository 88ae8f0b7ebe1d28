import { beginMessage } from './blog/begin-message.behaviour';
import { copyText } from './blog/copy-text.behaviour';
import { focusScroller } from './blog/focus-scroller.behaviour';
import { showMore } from './blog/show-more.behaviour';
import { startSearch } from './blog/start-search.behaviour';
import { startCalculator } from './calculators/start-calculator.behaviour';
import { contactForm } from './contact/contact-form.behaviour';
import { countVisits } from './embeds/count-visits.behaviour';
import { showFrame } from './embeds/show-frame.behaviour';
import { startTicker } from './embeds/start-ticker.behaviour';
import { closeMenu } from './layout/close-menu.behaviour';
import { scrollToTop } from './layout/scroll-to-top.behaviour';
import { showYear } from './layout/show-year.behaviour';
import { findArticle } from './sections/find-article.behaviour';

/** The parameter type `never` lets each behaviour declare its own types for the element and the options. */
type Behaviour = (element: never, options: never) => void;

const behaviours: Readonly<Record<string, Behaviour>> = {
  'begin-message': beginMessage,
  'close-menu': closeMenu,
  'contact-form': contactForm,
  'copy-text': copyText,
  'count-visits': countVisits,
  'find-article': findArticle,
  'focus-scroller': focusScroller,
  'scroll-to-top': scrollToTop,
  'show-frame': showFrame,
  'show-more': showMore,
  'show-year': showYear,
  'start-calculator': startCalculator,
  'start-search': startSearch,
  'start-ticker': startTicker,
};

/** If a behaviour throws, reports its error and starts the next. */
async function start(): Promise<void> {
  if (process.env.NODE_ENV === 'development') await waitForHydration();
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
    const { behaviour = '', options = '{}' } = element.dataset;
    try {
      const run = behaviours[behaviour];
      if (!run) throw new Error(`There is no behaviour "${behaviour}"`);
      run(element as never, JSON.parse(options) as never);
    } catch (error) {
      void Promise.reject(error as Error);
    }
  }
}

/** React would report hydration mismatches if behaviours changed the page before React has hydrated it. */
async function waitForHydration(): Promise<void> {
  const element = document.querySelector('[data-behaviour]');
  while (element && !Object.keys(element).some((key) => key.startsWith('__react')))
    await new Promise(requestAnimationFrame);
}

void start();
