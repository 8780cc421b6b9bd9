import { type CSSProperties, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CardView } from '#app/features/product-card/card-view.ts';
import { WishlistButton } from '#app/features/wishlist/wishlist-button.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { offersWishlist, parseShoppableSku } from '#commerce/content/shoppable-sku.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { Picture } from '#ui/picture.tsx';
import { useHeroInteraction } from './hero-interactions.ts';
import { useOutsideClose } from './use-outside-close.ts';
import { useShopperKind } from './use-shopper-kind.ts';

interface ShoppableDropProps {
  productSku: string;
  product: CardView | null;
  /** The button's text; a point on a picture has none. */
  label?: string;
  isPoint?: boolean;
  invertColours?: boolean;
}

/** A button that opens its product; pressing elsewhere closes it. */
export function ShoppableDrop({ productSku, product, label, isPoint, invertColours }: ShoppableDropProps) {
  const t = useTranslations('content.shoppableButton');
  const panel = useId();
  const ref = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useOutsideClose(ref, isOpen, close);
  useHeroInteraction(isOpen);
  const name = label ?? t('open', { name: product?.name ?? parseShoppableSku(productSku).sku });
  const colours = invertColours
    ? ({ '--drop-ground': '#16150f', '--drop-ink': '#ffffff' } as CSSProperties)
    : ({ '--drop-ground': '#ffffff', '--drop-ink': '#16150f' } as CSSProperties);
  return (
    <span ref={ref} className={isPoint ? undefined : 'shop-single'} style={colours}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        aria-label={isPoint ? name : undefined}
        className={isPoint ? 'shop-point-button' : 'button shop-button'}
        onClick={() => setOpen(!isOpen)}
      >
        {isPoint ? null : name}
      </button>
      {isOpen && (
        <span id={panel} className="shop-drop">
          {product ? (
            <ShoppableProduct product={product} productSku={productSku} />
          ) : (
            t('productNotFound', { sku: parseShoppableSku(productSku).sku })
          )}
        </span>
      )}
    </span>
  );
}

function ShoppableProduct({ product, productSku }: { product: CardView; productSku: string }) {
  const canSave = offersWishlist(useShopperKind());
  const named = parseShoppableSku(productSku).colour;
  const colour = product.colours.find((each) => each.colour === named) ?? product.colours[0];
  if (!colour) return null;
  const item = {
    productKey: product.key,
    colourSelected: colour.colour,
    lineItemSku: colour.sku,
    sizeSelected: false,
  };
  return (
    <span className="shop-drop-product">
      <Picture src={colour.src} alt="" ratio={1.25} tone={colour.tone} sizes="72px" widths={[80, 180]} />
      <span className="grid gap-1 text-sm">
        <ShopLink to={productLink(product, colour.colour)} className="text-link">
          {product.name}
        </ShopLink>
        <span>{product.price}</span>
        {canSave && <WishlistButton item={item} name={`${product.name}, ${colour.label}`} />}
      </span>
    </span>
  );
}
