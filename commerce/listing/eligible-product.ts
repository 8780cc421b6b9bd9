export interface EligibilityLists {
  excludedClassifications: readonly string[];
  includedDepartments: readonly string[];
}

/** A feature is for products whose classification is not excluded and whose department is included. */
export function isEligible(
  product: { classification: string | null; department: string | null },
  lists: EligibilityLists,
): boolean {
  return (
    !contains(lists.excludedClassifications, product.classification) &&
    contains(lists.includedDepartments, product.department)
  );
}

/** The body-fit tag (Petite, Tall, …) of a card or product page; null when there is none to show. */
export function classificationTag(
  product: { classification: string | null; department: string | null },
  lists: EligibilityLists,
): string | null {
  const classification = product.classification?.trim();
  return classification && isEligible(product, lists) ? classification : null;
}

function contains(list: readonly string[], value: string | null): boolean {
  const wanted = value?.trim().toLowerCase() ?? '';
  return list.some((entry) => entry.trim().toLowerCase() === wanted);
}
