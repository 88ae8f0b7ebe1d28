const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Lets browsers fetch a page of this site while the visitor's finger or pointer is on its link. Files
 * are left out; Chrome itself fetches nothing early when the visitor saves data.
 */
export function SpeculationRules() {
  return (
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  );
}
