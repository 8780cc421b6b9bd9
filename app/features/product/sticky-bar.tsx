import { useTranslations } from 'use-intl';
import { useNow } from '#app/site/use-now.ts';
import { describeAddButton } from '#commerce/catalogue/variants/add-button.ts';
import { showsStickyBar } from '#commerce/catalogue/variants/sticky-bar.ts';
import { isMobileWidth } from '#commerce/listing/cards-per-row.ts';
import { Button } from '#ui/button.tsx';
import { BUYING_FORM } from './buying-form-id.ts';
import type { ProductChoice } from './product-choice.ts';
import { ProductPrice } from './product-price.tsx';
import type { ProductView } from './product-view.ts';
import { useScrolled } from './use-scrolled.ts';

interface StickyBarProps {
  view: ProductView;
  choice: ProductChoice;
  isAdding: boolean;
}

const A_MINUTE = 60_000;

/** On phones the button follows once the page's own is far above. */
export function StickyBar({ view, choice, isAdding }: StickyBarProps) {
  const t = useTranslations();
  const now = useNow(view.renderedAt, A_MINUTE);
  const isShown = useScrolled((scrollY, width) => showsStickyBar(scrollY, isMobileWidth(width)));
  const { colour, variant, index } = choice;
  const button = describeAddButton({ colour: colour.colour, variant }, index, view.preorderUntil, now);
  if (!isShown || view.isPremier) return null;
  return (
    <div className="sticky-bar">
      <div className="min-w-0">
        <p className="truncate text-sm">{view.name}</p>
        <ProductPrice choice={choice} currency={view.currency} size="normal" />
      </div>
      <Button
        type="submit"
        form={BUYING_FORM}
        loading={isAdding}
        loadingLabel={t('pdp.adding')}
        aria-disabled={button.isDisabled || undefined}
      >
        {t(button.label)}
      </Button>
    </div>
  );
}
