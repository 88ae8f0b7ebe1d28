/** An article of a heading and a paragraph, for tests that need many; one a week from May 3, 2025. */
export function shortArticle(id: number): string {
  return `---
title: Generated article ${id}
date: ${isoDay(Date.UTC(2025, 4, 3 + (id - 1) * 7))}
description: A generated article, number ${id}, long enough to be a description of the right length.
image: post
---

**A heading of article ${id}**

A paragraph of article ${id}.
`;
}

/**
 * An article as long as a real one, with lines of every kind. Dates count back from November 1, 2025:
 * an article of a future date is not published.
 *
 * @param images the names of images that the articles take in turn
 */
export function longArticle(id: number, images: readonly string[]): string {
  const sections = Array.from({ length: 10 }, (_, index) => {
    const [part, amount] = [index + 1, (id * 37 + index * 11) % 900];
    const sentence = `In month ${part} shop ${id} sold bread for ${amount} naira and kept a part of it.`;
    const paragraph = Array<string>(4).fill(sentence).join(' ');
    const list = [`- ${sentence}`, `- ${sentence}`, '', `“${sentence}”`];
    const table = ['| Month | Amount |', '| --- | ---: |', `| ${part} | ₦${amount},000 |`];
    const last = part % 2 === 0 ? list : table;
    const head = [
      `**What month ${part} brought**`,
      '',
      `1. The figures of month ${part}`,
      paragraph,
    ];
    return [...head, '', ...last].join('\n');
  });
  return `---
title: A long article about shop ${id}
date: ${isoDay(Date.UTC(2025, 10, 1 - (id - 1)))}
description: Shop ${id} writes down what it sells in ten months, and what it keeps of each of them.
image: ${images[id % images.length] ?? 'post'}
---

${sections.join('\n\n')}
`;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
