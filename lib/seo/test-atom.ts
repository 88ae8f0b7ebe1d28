import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

/** What the validator finds wrong with a feed; empty for a valid one. */
export async function findAtomFaults(xml: string): Promise<string[]> {
  const schema = await readFile('lib/seo/atom.rng', 'utf8');
  const { errors } = await validateXML({ xml, schema, extension: 'relaxng' });
  return errors.map(({ rawMessage }) => rawMessage);
}
