import type { SearchResult } from '@/lib/seo/search-query';

/**
 * Returns a function that replaces the list of articles with search results: those on the selected topic or, if there
 * are none, all results. Call `createResultList` after `startSearch` has hidden the articles on other topics.
 */
export function createResultList(section: Element) {
  const lists = section.querySelectorAll('[role=status] ~ :not([hidden])');
  const cards = [...section.querySelectorAll('article')];
  const ids = cards.map((card) => card.querySelector('a')?.pathname);
  // Read this list before showing results. Results hide the first article's parent, as if the article were off topic.
  const idsOffTopic = ids.filter((_id, index) => cards[index]?.parentElement?.hidden);
  const title = section.querySelector('h2');
  const initialTitle = title?.textContent ?? '';
  const results = document.createElement('ul');
  results.setAttribute('role', 'list');
  results.className = section.querySelector('ul')?.className ?? '';

  const makeItem = ({ id, kind = '', title, excerpt }: SearchResult) => {
    const item = document.createElement('li');
    const card = cards[ids.indexOf(id)];
    const model = cards.at(-1); // The first card is larger than the others.
    if (!model) return item;
    const copy = document.importNode(card ?? model, true);
    copy.className = model.className;
    const [heading, meta, image] = copy.children;
    heading?.removeAttribute('id'); // Ids must be unique.
    const words = excerpt.map(([text, isMatch]) => (isMatch ? makeElement('mark', text) : text));
    copy.querySelector('div p')?.replaceChildren(...words);
    if (!card) {
      // Services and the contact page have no image, no answer and no date.
      const link = copy.querySelector('a');
      link?.setAttribute('href', id);
      link?.querySelector('[data-visually-hidden]')?.replaceChildren(`about ${title}`);
      heading?.replaceChildren(title);
      meta?.replaceChildren(makeElement('strong', kind));
      image?.remove();
      copy.removeAttribute('aria-labelledby');
    }
    item.append(copy);
    return item;
  };
  return (found: readonly SearchResult[]): readonly SearchResult[] => {
    // Only articles have a topic. Other results are never off topic.
    const onTopic = found.filter(({ id }) => !idsOffTopic.includes(id));
    const shown = onTopic.length > 0 ? onTopic : found;
    results.replaceChildren(...shown.map(makeItem));
    const [best] = shown;
    if (best) lists[0]?.before(results);
    else results.remove();
    const heading = best?.isAnswer ? 'Results' : 'Closest pages';
    if (title) title.textContent = best ? heading : initialTitle;
    for (const list of lists) list.toggleAttribute('hidden', best !== undefined);
    return shown;
  };
}

function makeElement(tag: string, text: string): Element {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
