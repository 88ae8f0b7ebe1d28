/** The cards of the page as one list that can be sorted, in which the first looks like the others. */
export function createArticleOrder(section: Element) {
  const more = section.querySelector('details');
  const rows = section.querySelector('ul');
  const cards = [...section.querySelectorAll('article')].map((card) => {
    const id = Number(card.querySelector('a')?.pathname.split('/').pop());
    return { id, card, home: card.parentElement };
  });
  const results = document.createElement('ul');
  results.setAttribute('role', 'list');
  results.className = rows?.className ?? '';
  // The first has a look of its own.
  const [first, second] = cards;
  const ownLook = first?.card.className ?? '';
  const rowLook = second?.card.className ?? ownLook;
  const setLook = (look: string) => {
    if (first) first.card.className = look;
  };
  const hide = (isHidden: boolean) => {
    for (const part of [first?.home, rows, more]) part?.toggleAttribute('hidden', isHidden);
  };

  return {
    newest: cards.map(({ id }) => id),
    /** Shows the articles with these ids, in this order. */
    show(ids: readonly number[]) {
      this.reset();
      const found = ids.flatMap((id) => cards.find((one) => one.id === id) ?? []);
      hide(true);
      setLook(rowLook);
      results.replaceChildren(
        ...found.map(({ card }) => {
          const item = document.createElement('li');
          item.append(card);
          return item;
        }),
      );
      first?.home?.before(results);
    },
    /** Shows all articles as they were. */
    reset() {
      results.remove();
      setLook(ownLook);
      for (const { card, home } of cards) if (card.parentElement !== home) home?.append(card);
      hide(false);
    },
  };
}
