import type { Picture } from '#commerce/media/picture.ts';
import { currentPrice } from '#commerce/pricing/current-price.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Database } from '#server/db/database.server.ts';
import type { Catalogue } from './catalogue.server.ts';
import type { Product } from './product.ts';
import { translateProduct } from './product-texts.ts';

/** Reads one product, for its page and for dialogs such as quick add. */
export interface ProductPages {
  /** Null when there is no such product, or this brand's site does not sell it. */
  bySlug(slug: string, brand: BrandConfig): Promise<Product | null>;
  byId(id: string, brand: BrandConfig): Promise<Product | null>;
  /** Current stock and price, read from the database; null when the product is gone. */
  live(productId: string, brand: BrandConfig): Promise<LiveVariant[] | null>;
  /** The gift with purchase, by its sku; null when this brand's site does not sell it. */
  gift(sku: string, brand: BrandConfig, locale: string): Promise<Gift | null>;
}

export interface LiveVariant {
  id: string;
  isOnStock: boolean;
  availableQuantity: number;
  price: number;
  wasPrice: number | null;
}

export interface Gift {
  productId: string;
  /** A gift that ran out is not promised. */
  isOnStock: boolean;
  name: string;
  slug: string;
  colour: string;
  picture: Picture | null;
}

export function createProductPages(catalogue: Catalogue, { pool }: Pick<Database, 'pool'>): ProductPages {
  const soldBy = (product: Product | null | undefined, brand: BrandConfig) => {
    if (!product || product.variants.length === 0) return null;
    const { availableFascias } = product;
    return availableFascias.length === 0 || availableFascias.includes(brand.slug) ? product : null;
  };

  return {
    bySlug: async (slug, brand) => soldBy(await catalogue.productBySlug(slug, brand.priceList), brand),
    byId: async (id, brand) => soldBy((await catalogue.productsByIds([id], brand.priceList))[0], brand),

    async live(productId, brand) {
      const { rows } = await pool.query<{ id: string; quantity: number; cent: number; was: number | null }>({
        name: 'live-variants',
        text: `select v.id, s.quantity, pr.cent_amount as cent, pr.was_cent_amount as was
          from variant v
            join product p on p.id = v.product_id and p.is_live
            join stock s on s.sku = v.sku
            join lateral ${currentPrice('v.sku', '$2')} pr on true
          where v.product_id = $1 order by v.position`,
        values: [productId, brand.priceList],
      });
      if (rows.length === 0) return null;
      return rows.map((row) => ({
        id: row.id,
        isOnStock: row.quantity > 0,
        availableQuantity: row.quantity,
        price: row.cent,
        wasPrice: row.was,
      }));
    },

    async gift(sku, brand, locale) {
      const { rows } = await pool.query<{ product_id: string; colour: string }>({
        name: 'gift-by-sku',
        text: 'select product_id, colour from variant where sku = $1',
        values: [sku],
      });
      const [variant] = rows;
      const [found] = variant ? await catalogue.productsByIds([variant.product_id], brand.priceList) : [];
      const product = soldBy(found, brand);
      if (!variant || !product) return null;
      const colour = product.colours.find((one) => one.colour === variant.colour) ?? product.colours[0];
      return {
        productId: product.id,
        isOnStock: product.variants.some((one) => one.sku === sku && one.stock.availableQuantity > 0),
        name: translateProduct(product, locale).name,
        slug: product.slug,
        colour: colour?.colour ?? variant.colour,
        picture: colour?.images[0] ?? null,
      };
    },
  };
}
