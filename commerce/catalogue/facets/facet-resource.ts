import { defineResource } from '#commerce/resources/define-resource.ts';
import { type OwnFacet, ownFacetSchema } from './own-facet-schema.ts';

export const facetResource = defineResource<OwnFacet>({
  name: 'facets',
  kind: 'facet',
  one: 'filter',
  many: 'Own filters',
  line: 'Attributes of your import files that shoppers can filter by.',
  schema: ownFacetSchema,
  permissions: { read: 'search.read', write: 'search.write' },
  title: ({ label }) => label,
  // It holds for every brand.
  brandOf: () => null,
  status: {
    of: ({ isActive }) => (isActive ? 'active' : 'off'),
    names: { active: 'Active', off: 'Off' },
  },
  list: {
    sort: 'order',
    searchHint: 'Label or attribute',
    columns: [
      { name: 'label', label: 'Label', isSortable: true, detail: ({ key }) => key },
      { name: 'kind', label: 'Kind' },
      { name: 'order', label: 'Order', format: 'number', isSortable: true },
    ],
  },
  blank: () => ({
    key: '',
    label: '',
    labels: {},
    kind: 'terms',
    order: 500,
    isSearchable: false,
    isActive: true,
  }),
  isRemovable: true,
});
