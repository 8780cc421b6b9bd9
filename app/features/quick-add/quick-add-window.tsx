import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { VariantsPrice } from '#app/features/product-card/variants-price.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { type QuickAddState, quickAddButton } from '#commerce/basket/quick-add.ts';
import { isLow } from '#commerce/catalogue/stock-state.ts';
import {
  chooseColour,
  chooseInitialVariant,
  chooseSize,
} from '#commerce/catalogue/variants/choose-variant.ts';
import { listSizeOptions } from '#commerce/catalogue/variants/options.ts';
import { indexVariants, isInStock } from '#commerce/catalogue/variants/variant-index.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { CheckIcon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { QuickProduct } from './fetch-quick-product.ts';
import { QuickColours } from './quick-colours.tsx';
import { QuickSizes } from './quick-sizes.tsx';

interface QuickAddWindowProps {
  product: QuickProduct;
  startColour: string;
  state: QuickAddState;
  onAdd: (sku: string) => void;
  onFail: (message: string) => void;
  onClose: () => void;
}

/** Colour, size and the add button, without leaving the list. */
export default function QuickAddWindow(props: QuickAddWindowProps) {
  const { product, startColour, state, onAdd, onFail, onClose } = props;
  const t = useTranslations('quick-add');
  const texts = useTranslations();
  const index = indexVariants(product.variants);
  const [choice, setChoice] = useState(() =>
    chooseInitialVariant(product.variants, index, { colour: startColour, size: null }),
  );
  if (!choice) return null;
  const { variant } = choice;
  const colour = product.colours.find((one) => one.colour === choice.colour) ?? product.colours[0];
  const isGone = variant ? !isInStock(variant) : (index.get(choice.colour)?.inStock.length ?? 0) === 0;
  const needsWording = product.variants.some(({ customisationGroupName }) => customisationGroupName !== null);
  const button = quickAddButton(state);
  const isAdded = button.kind === 'label' && button.label === 'Added';
  const error = state.step === 'choosing' ? state.error : null;
  const left = variant?.stock.availableQuantity ?? 0;

  return (
    <Dialog
      open={state.step !== 'closing'}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="quick-window"
      footer={
        <div className="grid gap-2">
          {!needsWording && (
            <Button
              wide
              loading={button.kind === 'spinner'}
              loadingLabel={t('adding')}
              aria-disabled={isGone || isAdded || undefined}
              onClick={() => {
                if (isGone || isAdded) return;
                if (variant) onAdd(variant.sku);
                else onFail(t('selectSize'));
              }}
            >
              {isAdded && <CheckIcon />}
              {isAdded ? t('added') : isGone ? t('outOfStock') : t('add')}
            </Button>
          )}
          <div role="alert">
            <FieldError id="quick-add-error" error={error ?? undefined} />
          </div>
          <ShopLink
            to={productLink(product, choice.colour, variant ? [variant.size] : [])}
            className="text-link min-h-11 content-center justify-self-center"
            onClick={onClose}
          >
            {needsWording ? t('personalise') : t('viewProduct')}
          </ShopLink>
        </div>
      }
    >
      <div className="quick-body">
        {colour?.image && (
          <Picture
            src={colour.image.src}
            alt={colour.image.alt}
            ratio={colour.image.ratio}
            tone={colour.image.tone}
            sizes="180px"
            widths={[180, 240, 320]}
          />
        )}
        <div className="grid content-start gap-4">
          <div>
            <p className="text-soft text-sm">{product.brand}</p>
            <p className="font-medium">{product.name}</p>
            <VariantsPrice
              variants={variant ? [variant] : (index.get(choice.colour)?.variants ?? [])}
              currency={product.currency}
            />
          </div>
          <QuickColours
            product={product}
            chosen={choice.colour}
            onChoose={(to) => setChoice(chooseColour(index, to))}
          />
          <QuickSizes
            options={listSizeOptions(index, choice.colour)}
            chosen={variant?.sku ?? ''}
            lowStockQuantity={product.lowStockQuantity}
            onChoose={(size) => setChoice(chooseSize(index, choice.colour, size))}
          />
          <p role="status" className="text-sale text-sm empty:hidden">
            {variant && !isGone && isLow(left, product.lowStockQuantity)
              ? texts('pdp.lowStock', { inventoryAmount: left })
              : ''}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
