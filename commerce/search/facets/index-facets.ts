import { type FacetRole, FacetSchema, type IndexFacet } from '@selvedge/search-index/facet-schema.ts';
import {
  ATTRIBUTE_PREFIX,
  FACET_RECORDS,
  type FacetKind,
  type FacetRecord,
} from '#commerce/catalogue/facets/facet-records.ts';
import { MARKETPLACE_NEEDLES } from './marketplace-terms.ts';

const ROLE_OF_KIND: Partial<Record<FacetKind, FacetRole>> = {
  colour: 'colour',
  size: 'size',
  'price-range': 'price',
  'discount-range': 'discount',
};
/** Kinds whose values are no words that shoppers type. */
const WORDLESS_KINDS: readonly FacetKind[] = ['toggle', 'band', 'rating'];

/** The shop's facets as search engines need to know them. */
export const INDEX_FACETS = new FacetSchema({
  // Attributes are listed by name, also those that have no record.
  facets: [...FACET_RECORDS.map(toIndexFacet), { key: `${ATTRIBUTE_PREFIX}*` }],
  hiddenValueParts: MARKETPLACE_NEEDLES,
});

function toIndexFacet({ key, kind, role, ignoredValues }: FacetRecord): IndexFacet {
  const own = role === 'none' ? undefined : role;
  return {
    key,
    role: own ?? ROLE_OF_KIND[kind],
    isText: role !== 'none' && !WORDLESS_KINDS.includes(kind),
    ignoredValues,
  };
}
