import type { Question } from './ask';
import type { HostName } from './host';

export type Expected = {
  status: readonly number[];
  /** On the site itself, from its root; any other Location is a fault. */
  location?: string;
  /** null: must not be there. */
  headers?: Readonly<Record<string, RegExp | null>>;
  /** The file, relative to the site, whose bytes the body is, once unpacked. */
  file?: string;
  /** What the body has to contain. */
  text?: string;
  isEmpty?: boolean;
};

/** Where hosts differ, and why that is right or cannot be helped. */
export type Exception = {
  hosts: readonly HostName[];
  because: string;
  /** Instead of what is expected of the others; without it these hosts are not asked at all. */
  expected?: Expected;
};

/** One row of the table. */
export type Case = {
  name: string;
  question: Question;
  expected: Expected;
  except?: readonly Exception[];
};
