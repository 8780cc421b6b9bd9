/** An A/B test of search: `id:variant` is a context of ranking rules, so that merchandisers decide what a variant does. */
export interface SearchExperiment {
  id: string;
  variants: readonly string[];
}

/** A shopper always gets the same variant. Lists that are the same for everyone take part in no test. */
export function chooseSearchTest(
  experiment: SearchExperiment | null,
  userToken: string | undefined,
): { testId: string; variantId: string } | null {
  if (!experiment || userToken === undefined) return null;
  const variantId = experiment.variants[hash(`${experiment.id} ${userToken}`) % experiment.variants.length];
  return variantId === undefined ? null : { testId: experiment.id, variantId };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value;
}
