import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '#app/site/local-path.ts';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { usesSizeDropdown } from '#commerce/listing/card-facts.ts';
import { formatMoney } from '#commerce/pricing/format-money.ts';
import { isReduced } from '#commerce/pricing/saving.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import type { WishlistTileView } from './wishlist-tile-view.ts';

export function WishlistTile({ tile }: { tile: WishlistTileView }) {
  const t = useTranslations('wishlist');
  const { locale } = useSite();
  const local = useLocalPath();
  const { formData } = useNavigation();
  const isBusy = formData?.get('data') === tilePayload(tile);
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: tile.price.currency }, locale);
  const to = productLink({ slug: tile.slug, isPremier: tile.isPremier }, tile.colourSelected);
  const needsSize = usesSizeDropdown(tile.sizes.length, true);
  return (
    <li className="card grid content-between gap-3">
      <div>
        <ShopLink
          to={to}
          className={tile.isOnStockWishlist ? undefined : 'opacity-60'}
          tabIndex={-1}
          aria-hidden="true"
        >
          {tile.picture ? (
            <Picture
              src={tile.picture.src}
              alt=""
              ratio={tile.picture.ratio}
              tone={tile.picture.tone}
              sizes="(min-width: 1024px) 20vw, 50vw"
            />
          ) : (
            <span className="bg-sunk block aspect-[2/3]" />
          )}
        </ShopLink>
        <div className="mt-3 grid gap-1">
          <p className="text-soft text-sm">{tile.brand}</p>
          <ShopLink to={to} className="hover:underline">
            {tile.name}
          </ShopLink>
          <p className="text-soft text-sm">{tile.colourLabel}</p>
          <Price
            price={money(tile.price.now)}
            was={isReduced(tile.price.now, tile.price.was) ? money(tile.price.was) : undefined}
          />
          {tile.soldOutSize !== null && (
            <p className="text-sale text-sm">{t('sizeGone', { size: tile.soldOutSize })}</p>
          )}
          {tile.left !== null && tile.isOnStock && (
            <p className="text-sale text-sm">{t('lowStock', { count: tile.left })}</p>
          )}
        </div>
      </div>
      <Form method="post" action={local('/wishlist')} preventScrollReset className="grid gap-2">
        <input type="hidden" name="data" value={tilePayload(tile)} />
        <input type="hidden" name="name" value={tile.name} />
        {tile.isOnStock && needsSize && (
          <SelectField
            label={`${t('size')}: ${tile.name}`}
            hideLabel
            name="sku"
            defaultValue={tile.sizeSelected && tile.isOnStockWishlist ? tile.lineItemSku : ''}
            options={[
              { value: '', label: t('chooseSize') },
              ...tile.sizes.map(({ sku, size, isOnStock }) => ({
                value: sku,
                label: isOnStock ? size : t('sizeGone', { size }),
                disabled: !isOnStock,
              })),
            ]}
          />
        )}
        {!needsSize && <input type="hidden" name="sku" value={tile.sizes[0]?.sku ?? tile.lineItemSku} />}
        {tile.isOnStock ? (
          <Button type="submit" name="formType" value="moveToBasket" size="small" wide loading={isBusy}>
            {t('moveToBasket')}
          </Button>
        ) : (
          <p className="text-soft grid min-h-11 place-items-center text-sm">{t('soldOut')}</p>
        )}
        <Button type="submit" name="formType" value="removeFromWishlist" variant="link" size="small">
          {t('remove')}
          <span className="sr-only"> {tile.name}</span>
        </Button>
      </Form>
    </li>
  );
}

function tilePayload({ productKey, colourSelected, lineItemSku, sizeSelected }: WishlistTileView): string {
  return JSON.stringify({ productKey, colourSelected, lineItemSku, sizeSelected });
}
