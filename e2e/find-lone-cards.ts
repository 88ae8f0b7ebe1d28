/**
 * Grids of cards that end with a row of one although their rows hold several. A card is an article
 * or a list item with a heading. Runs in the page and is self-contained.
 */
export function findLoneCards(): string[] {
  const isCard = (element: Element) =>
    element.matches('article, li') && element.querySelector('h2, h3, h4') !== null;

  return [...document.querySelectorAll('main *')].flatMap((grid) => {
    const cards = [...grid.children].filter((child) => isCard(child) && child.checkVisibility());
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    const lone = Math.max(...rows, 0) > 1 && rows.at(-1) === 1;
    return lone
      ? [`${cards.at(-1)?.textContent ?? ''}: alone after rows of ${rows.join(', ')}`]
      : [];
  });
}
