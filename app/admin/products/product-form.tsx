import { useTranslations } from 'use-intl';
import { FieldGroup } from '#app/admin/content/field-group.tsx';
import type { ResourceFormProps } from '#app/admin/resource/resource-forms.ts';
import type { ProductLine } from '#commerce/catalogue/import/product-line.ts';
import type { ProductExtra } from '#commerce/catalogue/product-store.server.ts';
import type { FieldErrors } from '#commerce/resources/field-errors.ts';
import { AttributesPart } from './attributes-part.tsx';
import { CategoriesPart } from './categories-part.tsx';
import { ColoursPart } from './colours-part.tsx';
import { SalePart } from './sale-part.tsx';
import { TextsPart } from './texts-part.tsx';
import { VariantsPart } from './variants-part.tsx';

/** A product while it is edited; a new one lacks what it needs. */
export type ProductDraft = Partial<ProductLine> & Pick<ProductLine, 'colours' | 'variants'>;

export interface PartProps {
  draft: ProductDraft;
  extra: ProductExtra | null;
  errors: FieldErrors;
  /** Takes over the given fields; those that are undefined are left out. */
  onChange: (fields: Partial<ProductDraft>) => void;
}

/** Fields that the parts above have controls for. */
const EDITED_ABOVE = new Set([
  ...[
    'key',
    'name',
    'brand',
    'type',
    'description',
    'texts',
    'colours',
    'variants',
    'category',
    'categories',
  ],
  ...[
    'attributes',
    'isOnSale',
    'saleStarts',
    'saleEnds',
    'sites',
    'published',
    'rating',
    'yearlyRevenue',
    'kind',
  ],
]);

/** Everything of a product: texts, pictures, variants, categories, attributes, when and where it is sold. */
export function ProductForm({ body, record, fields, errors, onChange }: ResourceFormProps) {
  const t = useTranslations('staff-products');
  const draft = body as unknown as ProductDraft;
  const part: PartProps = {
    draft,
    extra: (record?.extra ?? null) as ProductExtra | null,
    errors,
    onChange(given) {
      const next = { ...draft, ...given };
      onChange(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)));
    },
  };
  return (
    <div className="product-form">
      <TextsPart {...part} isNew={record === null} />
      <ColoursPart {...part} />
      <VariantsPart {...part} fields={fields} />
      <CategoriesPart {...part} />
      <AttributesPart {...part} />
      <SalePart {...part} />
      <section aria-labelledby="product-more" className="product-part">
        <h2 id="product-more">{t('more')}</h2>
        <FieldGroup
          id="record"
          fields={fields.filter(({ name, shape }) => !EDITED_ABOVE.has(name) && shape.kind !== 'unknown')}
          values={body}
          errors={errors}
          onChange={onChange}
        />
      </section>
    </div>
  );
}
