import { useLocale, useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import { productLink } from '#domain/links/product-link.ts';
import type { ListingProduct } from '#domain/listing/listing-product.ts';
import { formatMoney } from '#domain/price/format-money.ts';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';

/** One product in a section: picture, brand, name and price, one link. */
export function ProductTile({ product, sizes }: { product: ListingProduct; sizes: string }) {
  const t = useTranslations('content.product');
  const locale = useLocale();
  const { theme } = useSite().brand;
  const [image] = product.imagesResponsive;
  const { price, wasPrice } = product;
  const isReduced = wasPrice !== null && wasPrice.centAmount > price.centAmount;
  return (
    <ShopLink to={productLink(product, product.colour)} className="card">
      {image && (
        <Picture
          src={image.src}
          alt=""
          ratio={theme.imageRatio}
          tone={image.tone}
          sizes={sizes}
          className="card-picture"
        />
      )}
      <span className="card-body">
        {!theme.hideBrand && <span className="text-soft text-xs">{product.brand}</span>}
        <span className="card-name text-sm">{product.name}</span>
        <Price
          price={formatMoney(price, locale)}
          was={isReduced ? formatMoney(wasPrice, locale) : undefined}
          nowLabel={t('now')}
          wasLabel={t('was')}
        />
      </span>
    </ShopLink>
  );
}
