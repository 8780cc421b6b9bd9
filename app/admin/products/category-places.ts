/** A category of the tree, in its order. */
export interface TreeCategory {
  slug: string;
  parent: string | null;
}

export interface Place {
  parent: string | null;
  /** Null for the last place. */
  before: string | null;
}

export type CategoryMove = 'up' | 'down' | 'in' | 'out';

/** Where one step leads; null where there is none. */
export function placeAfterStep(
  categories: readonly TreeCategory[],
  slug: string,
  step: CategoryMove,
): Place | null {
  const category = categories.find((each) => each.slug === slug);
  if (!category) return null;
  const { parent } = category;
  const siblings = categories.filter((each) => each.parent === parent);
  const at = siblings.indexOf(category);
  switch (step) {
    case 'up':
      return at > 0 ? { parent, before: siblings[at - 1]?.slug ?? null } : null;
    case 'down':
      return at < siblings.length - 1 ? { parent, before: siblings[at + 2]?.slug ?? null } : null;
    case 'in': {
      const above = siblings[at - 1];
      return above ? { parent: above.slug, before: null } : null;
    }
    case 'out': {
      const above = categories.find((each) => each.slug === parent);
      if (!above) return null;
      return { parent: above.parent, before: siblingAfter(categories, above) };
    }
  }
}

/** Where a category comes when it is dropped on another one. */
export function placeOfDrop(
  categories: readonly TreeCategory[],
  target: string,
  part: 'before' | 'into' | 'after',
): Place | null {
  const category = categories.find((each) => each.slug === target);
  if (!category) return null;
  if (part === 'into') return { parent: target, before: null };
  if (part === 'before') return { parent: category.parent, before: target };
  return { parent: category.parent, before: siblingAfter(categories, category) };
}

function siblingAfter(categories: readonly TreeCategory[], category: TreeCategory): string | null {
  const siblings = categories.filter(({ parent }) => parent === category.parent);
  return siblings[siblings.indexOf(category) + 1]?.slug ?? null;
}
