/**
 * The articles of the page as one list that can be sorted, in which the first looks like the others. A
 * topic has hidden those on others.
 */
export function createArticleOrder(section: Element) {
  const lists = section.querySelectorAll('[role=status] ~ :not([hidden])');
  const cards = [...section.querySelectorAll('article')];
  const ids = cards.map((card) => Number(card.querySelector('a')?.pathname.split('/').pop()));
  // Read before any search, because a search hides the first article's parent as well.
  const onTopic = ids.filter((_id, index) => !cards[index]?.parentElement?.hidden);
  const results = document.createElement('ul');
  results.setAttribute('role', 'list');
  results.className = section.querySelector('ul')?.className ?? '';

  const copy = (card: Element) => {
    const item = document.createElement('li');
    const twin = document.importNode(card, true);
    // The first has a look of its own; the id stays with the card itself.
    twin.querySelector('[id]')?.removeAttribute('id');
    twin.className = cards.at(-1)?.className ?? '';
    item.append(twin);
    return item;
  };
  const hide = (isHidden: boolean) => {
    for (const list of lists) list.toggleAttribute('hidden', isHidden);
  };
  return {
    newest: ids,
    /** Whether an article is on the topic of the page, which hides all others. */
    isOnTopic: (id: number) => onTopic.includes(id),
    show(wanted: readonly number[]) {
      const found = wanted.flatMap((id) => cards[ids.indexOf(id)] ?? []);
      results.replaceChildren(...found.map(copy));
      lists[0]?.before(results);
      hide(true);
    },
    reset() {
      results.remove();
      hide(false);
    },
  };
}

export type ArticleOrder = ReturnType<typeof createArticleOrder>;

export function countArticles(count: number, { one, many }: { one: string; many: string }): string {
  return count === 1 ? one : many.replace('{count}', String(count));
}
