export interface Category {
  id: string;
  slug: string;
  name: string;
  parentSlug: string | null;
  /** Slugs from the top of the tree down to this one. */
  path: string[];
  position: number;
  /** Decides its place in the menu; collections and occasions are linked from content instead. */
  kind: 'department' | 'category' | 'collection' | 'occasion' | 'sale' | 'new-in' | 'brand';
  description: string | null;
}

export interface CategoryNode extends Category {
  children: CategoryNode[];
}
