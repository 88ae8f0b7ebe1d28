import { makeElement, type Page } from '../page';

/**
 * Joins all behaviours of a page into one script at its end: each further script is a further hash in
 * the policy, and no compression shortens a hash. A behaviour that fails does not stop the others.
 */
export function joinBehaviours(page: Page): Page {
  const { $, isInteractive } = page;
  const behaviours = $('script[data-behaviour]').toArray();
  // React expects the scripts of an interactive page in their places.
  if (isInteractive || behaviours.length < 2) return page;
  const text = behaviours
    .map((script) => `try{${$(script).text()}}catch(a){setTimeout(()=>{throw a})}`)
    .join('');
  $(behaviours).remove();
  $('body').append(makeElement('script', { 'data-behaviour': '' }, text));
  return page;
}
