import { makeElement, type Page } from '../page';

/**
 * Joins all behaviours of a page into one script at its end: each further script is a further hash in
 * the policy, which no compression shortens. A behaviour that fails does not stop the others. Not for
 * a page whose components expect the scripts in their places.
 */
export function joinBehaviours({ $ }: Page): void {
  const behaviours = $('script[data-behaviour]').toArray();
  if (behaviours.length < 2) return;
  const text = behaviours
    .map((script) => `try{${$(script).text()}}catch(a){setTimeout(()=>{throw a})}`)
    .join('');
  $(behaviours).remove();
  $('body').append(makeElement('script', { 'data-behaviour': '' }, text));
}
