import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CardSlotProps } from '#app/features/product-card/card-slots.tsx';
import { VariantsPrice } from '#app/features/product-card/variants-price.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { type QuickAddState, quickAddButton } from '#commerce/basket/quick-add.ts';
import { isLow } from '#commerce/catalogue/stock-state.ts';
import {
  chooseColour,
  chooseInitialVariant,
  chooseSize,
  type VariantChoice,
} from '#commerce/catalogue/variants/choose-variant.ts';
import { listSizeOptions } from '#commerce/catalogue/variants/options.ts';
import { indexVariants, isInStock, type VariantIndex } from '#commerce/catalogue/variants/variant-index.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { CheckIcon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { QuickProduct, QuickVariant } from './fetch-quick-product.ts';
import { QuickColours } from './quick-colours.tsx';
import { QUICK_PICTURE, VIEW_PRODUCT } from './quick-look.ts';
import { QuickPreview, QuickPreviewActions } from './quick-preview.tsx';
import { QuickSizes } from './quick-sizes.tsx';

interface QuickAddWindowProps {
  /** Null while it is loaded. */
  product: QuickProduct | null;
  preview: CardSlotProps | undefined;
  startColour: string;
  state: QuickAddState;
  onAdd: (sku: string) => void;
  onFail: (message: string) => void;
  onClose: () => void;
}

/** Colour, size and the add button, without leaving the list. */
export default function QuickAddWindow(props: QuickAddWindowProps) {
  const { product, preview, state, onClose } = props;
  const t = useTranslations('quick-add');
  const choosing = useQuickChoice(product, props.startColour);
  return (
    <Dialog
      open={state.step !== 'closing'}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      className="quick-window"
      footer={
        choosing ? (
          <QuickActions {...props} choosing={choosing} />
        ) : (
          preview && <QuickPreviewActions {...preview} onClose={onClose} />
        )
      }
    >
      {choosing ? <QuickChoices {...choosing} /> : preview && <QuickPreview {...preview} />}
    </Dialog>
  );
}

interface QuickChoice {
  product: QuickProduct;
  index: VariantIndex<QuickVariant>;
  choice: VariantChoice<QuickVariant>;
  setChoice: (choice: VariantChoice<QuickVariant>) => void;
}

/** The chosen colour and size; null until the product is loaded. */
function useQuickChoice(product: QuickProduct | null, startColour: string): QuickChoice | null {
  const [chosen, setChoice] = useState<VariantChoice<QuickVariant> | null>(null);
  if (!product) return null;
  const index = indexVariants(product.variants);
  const choice = chosen ?? chooseInitialVariant(product.variants, index, { colour: startColour, size: null });
  return choice && { product, index, choice, setChoice };
}

function isSoldOut({ index, choice: { colour, variant } }: QuickChoice): boolean {
  return variant ? !isInStock(variant) : (index.get(colour)?.inStock.length ?? 0) === 0;
}

interface QuickActionsProps extends QuickAddWindowProps {
  choosing: QuickChoice;
}

function QuickActions({ choosing, state, onAdd, onFail, onClose }: QuickActionsProps) {
  const t = useTranslations('quick-add');
  const { product, choice } = choosing;
  const { variant } = choice;
  const isGone = isSoldOut(choosing);
  const needsWording = product.variants.some(({ customisationGroupName }) => customisationGroupName !== null);
  const button = quickAddButton(state);
  const isAdded = button.kind === 'label' && button.label === 'Added';
  const error = state.step === 'choosing' ? state.error : null;
  return (
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
        className={VIEW_PRODUCT}
        onClick={onClose}
      >
        {needsWording ? t('personalise') : t('viewProduct')}
      </ShopLink>
    </div>
  );
}

function QuickChoices(choosing: QuickChoice) {
  const { product, index, choice, setChoice } = choosing;
  const t = useTranslations('pdp');
  const { variant } = choice;
  const colour = product.colours.find((one) => one.colour === choice.colour) ?? product.colours[0];
  const left = variant?.stock.availableQuantity ?? 0;
  return (
    <div className="quick-body">
      {colour?.image && (
        <Picture
          src={colour.image.src}
          alt={colour.image.alt}
          ratio={colour.image.ratio}
          tone={colour.image.tone}
          {...QUICK_PICTURE}
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
          {variant && !isSoldOut(choosing) && isLow(left, product.lowStockQuantity)
            ? t('lowStock', { inventoryAmount: left })
            : ''}
        </p>
      </div>
    </div>
  );
}
