import { normalizeBody, splitLines } from './line-markup';

/** What no article comes near: one of 1,300 words has some 9,000 characters in 100 lines, with 150 marks. */
const MOST = { inText: 40_000, lines: 2000, inLine: 10_000, marks: 1000 } as const;

const MARKS = /[*_~`[\]<>()!+]/g;
/** A quote in a quote in a list, more than 5 deep. */
const NESTED_START = /^(?:\s*(?:>|[-+*](?=\s)|\d+[.)](?=\s))){6}/;

/** Why a text is not read as Markdown, and the line of it that says so, counted from 1. */
export type LimitExceeded = { line: number; message: string };

/**
 * Finds what would keep a parser of Markdown busy for minutes, or nest elements until the stack is
 * full: a text, a line or a block beyond every measure. All else is parsed within seconds.
 */
export function checkLimits(body: string): LimitExceeded | undefined {
  if (body.length > MOST.inText) return { line: 1, message: explain(MOST.inText, 'characters') };
  const lines = splitLines(body);
  // The parser's time grows with the square of the number of blocks.
  if (lines.filter((line) => line.trim() !== '').length > MOST.lines)
    return { line: 1, message: explain(MOST.lines, 'lines') };
  const long = lines.findIndex((line) => line.length > MOST.inLine);
  if (long >= 0) {
    const message = `this line has more than ${show(MOST.inLine)} characters; a picture belongs into content/images, and each paragraph on a line of its own`;
    return { line: long + 1, message };
  }
  const nested = lines.findIndex((line) => NESTED_START.test(line));
  if (nested >= 0) {
    const message = 'this line begins with more than 5 signs such as > or *; one is enough';
    return { line: nested + 1, message };
  }
  const crowded = findCrowdedLine(body);
  if (crowded === undefined) return undefined;
  const message = `more than ${show(MOST.marks)} signs such as * _ [ > ( stand here without a blank line between them; take out what is too many`;
  return { line: crowded, message };
}

function explain(most: number, what: string): string {
  return `the text has more than ${show(most)} ${what}, several times those of an article; make articles of its parts`;
}

/** The line on which the signs of one block become too many. */
function findCrowdedLine(body: string): number | undefined {
  const { markdown, sourceLines } = normalizeBody(body);
  let marks = 0;
  const index = markdown.split('\n').findIndex((line) => {
    marks = line.trim() === '' ? 0 : marks + (line.match(MARKS)?.length ?? 0);
    return marks > MOST.marks;
  });
  return sourceLines[index];
}

const show = (count: number) => count.toLocaleString('en');
