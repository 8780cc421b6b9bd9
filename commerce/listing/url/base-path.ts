/** Without these parameters a list is another one: its search text, or what its products look like. */
export const LIST_PARAMS: readonly string[] = ['q', 'picture', 'product', 'colour'];

const FACET_SEGMENT = 'facet';
const PRODUCT_SEGMENT = 'product';
const REWRITTEN_SEGMENTS: Readonly<Record<string, string>> = {
  collection: 'category',
  collections: 'categories',
};

/** The path of the list itself, without query, hash, filters and an opened product. */
export function stripToBasePath(address: string): string {
  const path = pathOf(address);
  const segments = path.split('/').filter((segment) => segment !== '');
  const end = segments.findIndex((segment) => segment === FACET_SEGMENT || segment === PRODUCT_SEGMENT);
  const base = end === -1 ? segments : segments.slice(0, end);
  return `/${rewriteCollection(base).join('/')}`;
}

/** The segments after `/facet/`, still escaped; empty when there are no filters. */
export function facetPartOf(address: string): string[] {
  const segments = pathOf(address).split('/');
  const start = segments.indexOf(FACET_SEGMENT);
  return start === -1 ? [] : segments.slice(start + 1);
}

function pathOf(address: string): string {
  const end = address.search(/[?#]/);
  return end === -1 ? address : address.slice(0, end);
}

/** Only the segment of the page type is rewritten, so that a category may be called "collection". */
function rewriteCollection(segments: string[]): string[] {
  const at = segments.findIndex((segment) => Object.hasOwn(REWRITTEN_SEGMENTS, segment));
  const rewritten = REWRITTEN_SEGMENTS[segments[at] ?? ''];
  return rewritten === undefined || at > 1 ? segments : segments.with(at, rewritten);
}
