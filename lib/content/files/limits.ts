import { type Diagnostic, makeError, type Place } from '@/lib/site/diagnostic';

// Far above what people write. With thousands of marks in a line, a parser takes minutes or overflows.
const MAX_LENGTH = 100_000;
const MARKS = /[*_~`[\]{}<>:?!&]|- |\d\) /;
const MAX_MARKS = 200;

/**
 * Finds text that no parser of Markdown or YAML should get.
 *
 * @param place the file, and the line on which the text begins in it
 */
export function findExcess(text: string, { file, line = 1 }: Place): Diagnostic[] {
  if (text.length > MAX_LENGTH) return [makeError(file, TOO_LONG, { line })];
  const crowded = text.split('\n').findIndex((words) => words.split(MARKS).length > MAX_MARKS);
  return crowded < 0 ? [] : [makeError(file, CROWDED, { line: line + crowded })];
}

const TOO_LONG = 'has more than 100,000 characters; shorten it, or divide it';
const CROWDED = `this line has more than ${MAX_MARKS} marks such as *, [ and :; divide it into several lines`;
