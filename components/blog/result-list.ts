/**
 * Replaces the list of articles with search results (`show`), and restores the list (`reset`). Create it after
 * `startSearch` has hidden the articles that are off topic, because it reads which articles are hidden.
 */
export function createResultList(section: Element) {
  const lists = section.querySelectorAll('[role=status] ~ :not([hidden])');
  const cards = [...section.querySelectorAll('article')];
  const ids = cards.map((card) => Number(card.querySelector('a')?.pathname.split('/').pop()));
  // Compute this before `show` runs. It hides the first article, which would then count as off topic.
  const idsOnTopic = ids.filter((_id, index) => !cards[index]?.parentElement?.hidden);
  const results = document.createElement('ul');
  results.setAttribute('role', 'list');
  results.className = section.querySelector('ul')?.className ?? '';

  const makeResult = (card: Element) => {
    const item = document.createElement('li');
    const clone = document.importNode(card, true);
    // Remove the clone's id, because ids must be unique. Copy the last card's class, because the first card is larger.
    clone.querySelector('[id]')?.removeAttribute('id');
    clone.className = cards.at(-1)?.className ?? '';
    item.append(clone);
    return item;
  };
  const toggleLists = (isHidden: boolean) => {
    for (const list of lists) list.toggleAttribute('hidden', isHidden);
  };
  return {
    newest: ids,
    isOnTopic: (id: number) => idsOnTopic.includes(id),
    show(resultIds: readonly number[]) {
      const resultCards = resultIds.flatMap((id) => cards[ids.indexOf(id)] ?? []);
      results.replaceChildren(...resultCards.map(makeResult));
      lists[0]?.before(results);
      toggleLists(true);
    },
    reset() {
      results.remove();
      toggleLists(false);
    },
  };
}

export type ResultList = ReturnType<typeof createResultList>;

export function formatArticleCount(
  count: number,
  { one, many }: { one: string; many: string },
): string {
  return count === 1 ? one : many.replace('{count}', String(count));
}
