import { useTranslations } from 'use-intl';
import { PickField } from '#app/admin/content/record-fields/pick-field.tsx';
import { useRecordOptions } from '#app/admin/content/record-fields/record-options.ts';
import { SeveralField } from '#app/admin/content/record-fields/several-field.tsx';
import type { PartProps } from './product-form.tsx';

/** Where shoppers find it. */
export function CategoriesPart({ draft, extra, errors, onChange }: PartProps) {
  const t = useTranslations('staff-products');
  const { categories } = useRecordOptions();
  const nameOf = (slug: string) => categories.find((each) => each.slug === slug)?.name ?? slug;
  return (
    <section aria-labelledby="product-categories" className="product-part">
      <h2 id="product-categories">{t('categories')}</h2>
      <PickField
        id="product-category"
        label={t('mainCategory')}
        hint={t('mainCategoryHint')}
        from="categories"
        value={draft.category || null}
        error={errors.category}
        onChange={(category) => onChange({ category: category ?? '' })}
      />
      <SeveralField
        from="categories"
        id="product-more-categories"
        label={t('allCategories')}
        hint={draft.categories ? undefined : t('allCategoriesHint')}
        values={draft.categories ?? []}
        error={errors.categories}
        onChange={(values) => onChange({ categories: values.length > 0 ? values : undefined })}
      />
      {extra && extra.automaticCategories.length > 0 && (
        <p className="studio-soft">
          {t('automatic', { categories: extra.automaticCategories.map(nameOf).join(', ') })}
        </p>
      )}
    </section>
  );
}
