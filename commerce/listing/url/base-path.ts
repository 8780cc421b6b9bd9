const FACET_SEGMENT = 'facet';
const PRODUCT_SEGMENT = 'product';
const REWRITTEN_SEGMENTS: Readonly<Record<string, string>> = {
  collection: 'category',
  collections: 'categories',
};

/** The path of the list itself: without query, hash, filters or the product that was opened from it. */
export function stripToBasePath(address: string): string {
  const path = pathOf(address);
  const segments = path.split('/').filter((segment) => segment !== '');
  const end = segments.findIndex((segment) => segment === FACET_SEGMENT || segment === PRODUCT_SEGMENT);
  const kept = end === -1 ? segments : segments.slice(0, end);
  return `/${rewriteCollection(kept).join('/')}`;
}

/** Everything behind `/facet/`, still escaped; empty when there are no filters. */
export function facetPartOf(address: string): string[] {
  const segments = pathOf(address).split('/');
  const start = segments.indexOf(FACET_SEGMENT);
  return start === -1 ? [] : segments.slice(start + 1);
}

function pathOf(address: string): string {
  const end = address.search(/[?#]/);
  return end === -1 ? address : address.slice(0, end);
}

/** Only the segment that names the kind of page, so a category called "collection" keeps its name. */
function rewriteCollection(segments: string[]): string[] {
  const at = segments.findIndex((segment) => Object.hasOwn(REWRITTEN_SEGMENTS, segment));
  if (at === -1 || at > 1) return segments;
  return segments.with(at, REWRITTEN_SEGMENTS[segments[at]!]!);
}
