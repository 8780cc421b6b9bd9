import { useTranslations } from 'use-intl';
import { CardPrice } from '#app/features/product-card/card-price.tsx';
import type { CardSlotProps } from '#app/features/product-card/card-slots.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { productLink } from '#commerce/links/product-link.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { QUICK_PICTURE, VIEW_PRODUCT } from './quick-look.ts';

/** As many as most clothes have. */
const EXPECTED_SIZES = Array.from({ length: 10 }, (_, place) => place);

/** What the card knows of the product, while its sizes are loaded. */
export function QuickPreview({ card, colour }: CardSlotProps) {
  const t = useTranslations();
  return (
    <div className="quick-body" aria-busy="true">
      <Picture src={colour.src} alt="" ratio={card.ratio} tone={colour.tone} {...QUICK_PICTURE} />
      <div className="grid content-start gap-4">
        <div>
          <p className="text-soft text-sm">{card.brand}</p>
          <p className="font-medium">{card.name}</p>
          <CardPrice card={card} t={t} />
        </div>
        <div className="grid gap-1">
          <p className="text-sm">
            <span className="text-soft">{t('pdp.colour')}: </span>
            {colour.label}
          </p>
          <div className="quick-swatches" aria-hidden="true">
            {card.colours.map(({ colour: name, swatch }) => (
              <span key={name} className="quick-swatch">
                <span style={{ background: swatch }} />
              </span>
            ))}
          </div>
        </div>
        <div className="grid gap-1">
          <p className="text-soft text-sm">{t('pdp.size')}</p>
          <div className="quick-sizes">
            {EXPECTED_SIZES.map((place) => (
              <Skeleton key={place} height="44px" />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The actions of the window as they will be, so that nothing moves far. */
export function QuickPreviewActions({ card, colour, onClose }: CardSlotProps & { onClose: () => void }) {
  const t = useTranslations('quick-add');
  return (
    <div className="grid gap-2">
      <Button wide loading>
        {t('add')}
      </Button>
      <div />
      <ShopLink to={productLink(card, colour.colour)} className={VIEW_PRODUCT} onClick={onClose}>
        {t('viewProduct')}
      </ShopLink>
    </div>
  );
}
