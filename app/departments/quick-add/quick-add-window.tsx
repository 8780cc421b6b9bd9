import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { usesSizeDropdown } from '#domain/card/card-facts.ts';
import { productLink } from '#domain/links/product-link.ts';
import { describePrice, findPriceRange } from '#domain/price/price-range.ts';
import { type QuickAddState, quickAddButton } from '#domain/quick-add/quick-add.ts';
import { isLow } from '#domain/stock/stock-state.ts';
import { chooseColour, chooseInitialVariant, chooseSize } from '#domain/variant-choice/choose-variant.ts';
import { listColourOptions, listSizeOptions } from '#domain/variant-choice/options.ts';
import { indexVariants, isInStock } from '#domain/variant-choice/variant-index.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/field.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { CheckIcon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import type { QuickProduct } from './ask-product.ts';
import './quick-window.css';

interface QuickAddWindowProps {
  product: QuickProduct;
  startColour: string;
  state: QuickAddState;
  onAdd: (sku: string) => void;
  onFail: (message: string) => void;
  onClose: () => void;
}

/** Colour, size and the button, without leaving the list. */
export default function QuickAddWindow(props: QuickAddWindowProps) {
  const { product, startColour, state, onAdd, onFail, onClose } = props;
  const t = useTranslations('quick-add');
  const texts = useTranslations();
  const index = indexVariants(product.variants);
  const [choice, setChoice] = useState(
    () => chooseInitialVariant(product.variants, index, { colour: startColour, size: null })!,
  );
  const { variant } = choice;
  const colour = product.colours.find((one) => one.colour === choice.colour) ?? product.colours[0]!;
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
        {colour.image && (
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
            <QuickPrice product={product} choice={choice} />
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

function QuickPrice({
  product,
  choice,
}: {
  product: QuickProduct;
  choice: { colour: string; variant: QuickProduct['variants'][number] | null };
}) {
  const t = useTranslations();
  const locale = useLocale();
  const money = (centAmount: number) => ({ centAmount, currencyCode: product.currency });
  const shown = choice.variant
    ? [choice.variant]
    : product.variants.filter(({ colour }) => colour === choice.colour);
  const range = findPriceRange(
    shown.map(({ price, wasPrice }) => ({
      price: money(price),
      wasPrice: wasPrice === null ? null : money(wasPrice),
    })),
  );
  if (!range) return null;
  const text = describePrice(range, locale);
  return (
    <Price
      price={text.isFree ? t('pdp.free') : text.price}
      was={text.wasPrice ?? undefined}
      saving={text.saving ? t(text.saving.key, text.saving.values) : undefined}
      nowLabel={t('price.now')}
      wasLabel={t('price.was')}
    />
  );
}

function QuickColours({
  product,
  chosen,
  onChoose,
}: {
  product: QuickProduct;
  chosen: string;
  onChoose: (colour: string) => void;
}) {
  const t = useTranslations('pdp');
  const options = listColourOptions(product.colours, indexVariants(product.variants));
  const label = options.find(({ colour }) => colour === chosen)?.label;
  return (
    <fieldset className="grid gap-1">
      <legend className="float-left text-sm">
        <span className="text-soft">{t('colour')}: </span>
        {label}
      </legend>
      {options.length > 1 && (
        <div className="quick-swatches">
          {options.map((option) => (
            <label
              key={option.colour}
              className="quick-swatch"
              title={option.label}
              data-gone={!option.inStock || undefined}
            >
              <input
                type="radio"
                name="quick-colour"
                checked={option.colour === chosen}
                aria-label={option.inStock ? option.label : t('soldOutColour', { colour: option.label })}
                onChange={() => onChoose(option.colour)}
              />
              <span
                style={{
                  background: product.colours.find(({ colour }) => colour === option.colour)!.swatch.tone,
                }}
              />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function QuickSizes({
  options,
  chosen,
  lowStockQuantity,
  onChoose,
}: {
  options: ReturnType<typeof listSizeOptions>;
  chosen: string;
  lowStockQuantity: number;
  onChoose: (size: string) => void;
}) {
  const t = useTranslations('pdp');
  if (options.length <= 1) return null;
  if (usesSizeDropdown(options.length, false)) {
    return (
      <SelectField
        label={t('size')}
        value={chosen}
        onChange={(event) => {
          const option = options.find(({ sku }) => sku === event.currentTarget.value);
          if (option) onChoose(option.size);
        }}
        options={[
          { value: '', label: t('selectSize'), disabled: true },
          ...options.map(({ size, sku, inStock }) => ({
            value: sku,
            label: inStock ? size : t('optionOutOfStock', { size }),
          })),
        ]}
      />
    );
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="text-soft float-left text-sm">{t('size')}</legend>
      <div className="quick-sizes">
        {options.map(({ size, sku, inStock, availableQuantity }) => (
          <label key={sku} className="quick-size" data-gone={!inStock || undefined}>
            <input
              type="radio"
              name="quick-size"
              checked={sku === chosen}
              aria-label={inStock ? size : t('soldOutSize', { size })}
              onChange={() => onChoose(size)}
            />
            <span aria-hidden="true">{size}</span>
            {isLow(availableQuantity, lowStockQuantity) && <span className="quick-low" aria-hidden="true" />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
