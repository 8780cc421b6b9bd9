import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import type { Product, RelatedKind } from '#commerce/catalogue/product.ts';
import { translateProduct } from '#commerce/catalogue/product-texts.ts';
import { isSoldOn, type SellingSite } from '#commerce/catalogue/sold-on-site.ts';
import type { CardProduct, ProductCardCache } from '#commerce/listing/product-card-cache.server.ts';
import type { Bundle, BundleProduct, BundleType } from './bundle.ts';
import { selectBundles } from './bundle.ts';

/** Display data of a product in a bundle. */
export interface BundleLook {
  slug: string;
  brand: string;
  ratio: number;
  /** Picture and swatch by colour. */
  colours: Record<string, { label: string; src: string; alt: string; tone: string; swatch: string }>;
}

export interface BundleResult {
  bundles: Bundle[];
  /** By product key. */
  looks: Record<string, BundleLook>;
  /** 'Shop The Look': products that an influencer wore with it. */
  influencer: CardProduct[];
}

export interface Bundles {
  /** Only with products that the brand site sells; null when it does not sell the product itself. */
  of(
    productKey: string,
    site: SellingSite,
    locale: string,
    headerOf: (type: BundleType) => string,
  ): Promise<BundleResult | null>;
}

const KINDS: Exclude<RelatedKind, 'influencer'>[] = ['suits', 'home', 'beauties', 'outfits', 'bundle'];

export function createBundles(
  catalogue: Pick<Catalogue, 'productIdsByKeys' | 'productsByIds'>,
  productCards: ProductCardCache,
): Bundles {
  return {
    async of(productKey, { slug: fascia, priceList }, locale, headerOf) {
      const [current] = await catalogue.productsByIds(
        await catalogue.productIdsByKeys([productKey]),
        priceList,
      );
      if (!current || !isSoldOn(current, fascia)) return null;
      const keys = [...new Set(KINDS.flatMap((kind) => current.related[kind]))];
      const products = await catalogue.productsByIds(await catalogue.productIdsByKeys(keys), priceList);
      const sold = products.filter((product) => isSoldOn(product, fascia));
      const byKey = new Map([current, ...sold].map((product) => [product.key, product]));
      const offered = KINDS.flatMap((kind): Bundle[] => {
        const members = current.related[kind].flatMap((key) => byKey.get(key) ?? []);
        if (members.length === 0) return [];
        const bundleType = typeOf(kind, current);
        return [
          {
            id: `${current.key}-${kind}`,
            bundleType,
            header: headerOf(bundleType),
            products: members.map((member) => trim(translateProduct(member, locale))),
          },
        ];
      });
      const bundles = selectBundles(offered, current.key);
      const shown = new Set(bundles.flatMap((bundle) => bundle.products.map(({ key }) => key)));
      const wornWith = current.related.influencer.filter((key) => key !== current.key);
      const influencer = await productCards.products(await catalogue.productIdsByKeys(wornWith), priceList);
      return {
        bundles,
        looks: Object.fromEntries(
          [...byKey].filter(([key]) => shown.has(key)).map(([key, product]) => [key, lookOf(product)]),
        ),
        influencer: influencer.filter((product) => product.isOnStock && isSoldOn(product, fascia)),
      };
    },
  };
}

/** The type of a generic bundle follows from the type of its product. */
function typeOf(kind: (typeof KINDS)[number], { productType }: Product): BundleType {
  if (kind !== 'bundle') return kind;
  if (productType === 'home') return 'home';
  return productType === 'beauty' ? 'beauties' : 'outfits';
}

function trim({ key, name, colours, variants }: Product): BundleProduct {
  return {
    key,
    name,
    colours: colours.map(({ colour, label }) => ({ colour, label })),
    variants: variants.map(({ id, sku, colour, size, isMaster, preSelected, stock, price }) => ({
      id,
      sku,
      colour,
      size,
      isMaster,
      preSelected,
      stock,
      price: { price: price.price },
    })),
  };
}

function lookOf({ slug, brand, colours }: Product): BundleLook {
  return {
    slug,
    brand,
    ratio: colours[0]?.images[0]?.ratio ?? 1.5,
    colours: Object.fromEntries(
      colours.map(({ colour, label, images, swatch }) => [
        colour,
        {
          label,
          src: images[0]?.src ?? swatch.src,
          alt: images[0]?.alt ?? label,
          tone: images[0]?.tone ?? swatch.tone,
          swatch: swatch.tone,
        },
      ]),
    ),
  };
}
