import { useTranslations } from 'use-intl';
import type { CardSlotProps } from '#app/features/product-card/card-slots.tsx';
import { LazyTexts } from '#app/i18n/lazy-texts.tsx';
import { changeSelection, useSelected } from './selection-store.ts';

/** Marks a product for the admin's list. */
export function SelectToggle({ card }: CardSlotProps) {
  return (
    <LazyTexts area="staff-tools">
      <Toggle productKey={card.key} name={card.name} />
    </LazyTexts>
  );
}

export function Toggle({ productKey, name }: { productKey: string; name: string }) {
  const t = useTranslations('staff-tools');
  const isSelected = useSelected().includes(productKey);
  return (
    <button
      type="button"
      className="chip staff-select"
      aria-pressed={isSelected}
      aria-label={t('selectProduct', { name })}
      onClick={() => void changeSelection({ productKey, isSelected: !isSelected })}
    >
      {isSelected ? t('selected') : t('select')}
    </button>
  );
}
