import * as v from 'valibot';

/** How an own facet may be shown; the others belong to fields of every product. */
export const OWN_FACET_KINDS = ['terms', 'toggle', 'colour', 'size', 'band', 'number-range'] as const;

/** A facet that a merchant made from an imported attribute. */
export const ownFacetSchema = v.object({
  key: v.pipe(v.string(), v.trim(), v.nonEmpty('Name the attribute of the import file.'), v.maxLength(80)),
  label: v.pipe(v.string(), v.trim(), v.nonEmpty('Shoppers need a name to read.'), v.maxLength(60)),
  /** In other languages; the name above where one is missing. */
  labels: v.optional(
    v.pipe(
      v.record(v.string(), v.pipe(v.string(), v.trim(), v.maxLength(60, 'At most 60 characters.'))),
      v.title('Label by language'),
      v.metadata({ control: 'texts' }),
    ),
    {},
  ),
  kind: v.picklist(OWN_FACET_KINDS),
  /** Position in the filter panel, lowest first. */
  order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  /** Whether shoppers can search its values by typing. */
  isSearchable: v.boolean(),
  isActive: v.boolean(),
});

export type OwnFacet = v.InferOutput<typeof ownFacetSchema>;
