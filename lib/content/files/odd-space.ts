/** A space that word processors write and YAML takes for a letter. */
export const ODD_SPACE = /[^\S \t\n]/;

/** @param where what has it, such as "this line" */
export function explainOddSpace(where: string): string {
  return `${where} has a space of another kind, which word processors write; type its spaces anew`;
}
