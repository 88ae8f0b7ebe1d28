/**
 * The words of a text as search knows them: lower case, without diacritics or apostrophes ("Ọjà's"
 * is "ojas"), the hooked letters of Hausa plain, numbers without commas ("₦400,000" is "400000",
 * "27.5%" is "27.5"); no single letters. In their order, with repetitions; each begins with one of
 * `searchLetters`.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => 'bdky'.charAt('ɓɗƙƴ'.indexOf(letter)))
    .replace(/(\d),(?=\d)/g, '$1');
  return plain.match(/\d+(\.\d+)*[a-z\d]*|[a-z][a-z\d]+/g) ?? [];
}
