import { useTranslations } from 'use-intl';
import { useNow } from '#app/site/use-now.ts';
import { describeAddButton } from '#commerce/catalogue/variants/add-button.ts';
import { showsStickyBar } from '#commerce/catalogue/variants/sticky-bar.ts';
import { showsBackToTop } from '#commerce/listing/back-to-top.ts';
import { isMobileWidth } from '#commerce/listing/cards-per-row.ts';
import { Button } from '#ui/button.tsx';
import { ArrowUpIcon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useScrolled } from '#ui/use-scrolled.ts';
import { BUYING_FORM } from './buying-form-id.ts';
import type { ProductChoice } from './product-choice.ts';
import { ProductPrice } from './product-price.tsx';
import type { ProductView, ShopFacts } from './product-view.ts';
import './scroll-tools.css';

interface ScrollToolsProps {
  view: ProductView;
  choice: ProductChoice;
  isAdding: boolean;
}

export default function ScrollTools(props: ScrollToolsProps) {
  return (
    <>
      <StickyBar {...props} />
      <BackToTopButton placement={props.view.shop.backToTop} />
    </>
  );
}

const A_MINUTE = 60_000;

/** On phones: the add button in a bar, once the page's own button is scrolled away. */
function StickyBar({ view, choice, isAdding }: ScrollToolsProps) {
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

function BackToTopButton({ placement }: { placement: ShopFacts['backToTop'] }) {
  const t = useTranslations('shell');
  const isShown = useScrolled((scrollY) => showsBackToTop('product', scrollY));
  if (!isShown) return null;
  return (
    <IconButton
      label={t('backToTop')}
      look="raised"
      className={`back-up back-up-${placement}`}
      onClick={scrollToTop}
    >
      <ArrowUpIcon />
    </IconButton>
  );
}

function scrollToTop() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
