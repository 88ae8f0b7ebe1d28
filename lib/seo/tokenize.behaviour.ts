/**
 * The words of a text as search knows them: lower case, without diacritics or apostrophes ("Ọjà's"
 * is "ojas"), the hooked letters of Hausa as plain ones, numbers without commas ("₦400,000" is
 * "400000", "27.5%" is "27.5"); no single letters. They keep their order and repetitions; each
 * begins with one of `searchLetters`.
 *
 * A behaviour, because the search on the blog page prints it into the page.
 */
export function tokenize(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => 'bdky'.charAt('ɓɗƙƴ'.indexOf(letter)))
    .replace(/(\d),(?=\d)/g, '$1');
  return plain.match(/\d+(\.\d+)*[a-z\d]*|[a-z][a-z\d]+/g) ?? [];
}
