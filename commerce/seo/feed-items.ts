import { deliveryLineOf } from '#commerce/catalogue/delivery-line.ts';
import type { Product, Variant } from '#commerce/catalogue/product.ts';
import type { DeliveryTerms } from '#commerce/delivery/delivery-table.ts';
import { type QuoteContext, quoteAll } from '#commerce/delivery/quote-delivery.ts';
import { productLink } from '#commerce/links/product-link.ts';
import { type PictureSite, pictureAddress } from '#commerce/media/picture.ts';
import { toDecimal } from '#commerce/pricing/format-money.ts';

/** An item of a product feed: field names and values as shopping channels define them. */
export type FeedItem = [name: string, value: string | FeedItem][];

/** What the feed says about delivery: the method that a basket preselects. */
export interface FeedDelivery {
  country: string;
  methods: readonly DeliveryTerms[];
  context: QuoteContext;
}

const MOST_PICTURES = 10;
const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5000;
const GENDERS: Readonly<Record<string, string>> = {
  women: 'female',
  girls: 'female',
  men: 'male',
  boys: 'male',
  unisex: 'unisex',
  'unisex kids': 'unisex',
};
const APPAREL_TYPES: readonly Product['productType'][] = ['clothing', 'footwear', 'accessory'];

/** One feed item per variant. Variants without pictures and memberships are left out. */
export function feedItems(
  product: Product,
  site: PictureSite,
  now: Date,
  delivery: FeedDelivery | null = null,
  pathPrefix = '',
): FeedItem[] {
  if (product.productType === 'membership') return [];
  return product.variants.flatMap((variant) => {
    const colour = product.colours.find((one) => one.colour === variant.colour);
    const [first, ...more] = (colour?.images ?? []).map(({ src }) => pictureAddress(src, 1080, site));
    if (!colour || first === undefined) return [];
    return [
      [
        ...identityFields(product, variant, site.origin + pathPrefix),
        ['image_link', first],
        ...more.slice(0, MOST_PICTURES).map((link): FeedItem[number] => ['additional_image_link', link]),
        ...priceFields(product, variant, now),
        ...(delivery ? deliveryFields(product, variant, delivery) : []),
        ['color', colour.label],
        ...apparelFields(product, variant),
      ],
    ];
  });
}

function identityFields(product: Product, variant: Variant, origin: string): FeedItem {
  const { size } = variant;
  const category = product.breadcrumbs.map(({ name }) => name).join(' > ');
  return [
    ['id', variant.sku],
    ['item_group_id', product.key],
    ['title', `${product.brand} ${product.name}`.slice(0, LONGEST_TITLE)],
    ['description', product.description.slice(0, LONGEST_DESCRIPTION)],
    ['link', address(origin, productLink(product, variant.colour, size ? [size] : []))],
    ['brand', product.brand],
    ...(variant.eanBarcode ? ([['gtin', variant.eanBarcode]] satisfies FeedItem) : []),
    ['condition', 'new'],
    ...(category ? ([['product_type', category]] satisfies FeedItem) : []),
  ];
}

function priceFields({ preorderUntil }: Product, { price, stock }: Variant, now: Date): FeedItem {
  const isPreorder = preorderUntil !== null && new Date(preorderUntil) > now;
  const { wasPrice } = price;
  const isReduced = wasPrice !== null && wasPrice.centAmount > price.price.centAmount;
  return [
    ['availability', stock.isOnStock ? (isPreorder ? 'preorder' : 'in_stock') : 'out_of_stock'],
    ...(isPreorder
      ? ([['availability_date', new Date(preorderUntil).toISOString()]] satisfies FeedItem)
      : []),
    ['price', money(isReduced ? wasPrice : price.price)],
    ...(isReduced ? ([['sale_price', money(price.price)]] satisfies FeedItem) : []),
  ];
}

function deliveryFields(
  product: Product,
  variant: Variant,
  { country, methods, context }: FeedDelivery,
): FeedItem {
  const [first] = quoteAll(methods, deliveryLineOf(product, variant), context);
  const { currencyCode } = variant.price.price;
  const shipping = first && [
    ['country', country],
    ['service', first.terms.name],
    ['price', money({ centAmount: first.quote.price, currencyCode })],
  ];
  return [
    ...(shipping ? ([['shipping', shipping]] as FeedItem) : []),
    ...(variant.weight ? ([['shipping_weight', `${variant.weight} g`]] satisfies FeedItem) : []),
  ];
}

function apparelFields({ productType, gender, department }: Product, { size }: Variant): FeedItem {
  if (!APPAREL_TYPES.includes(productType)) return size ? [['size', size]] : [];
  const known = GENDERS[gender?.toLowerCase() ?? ''];
  return [
    ...(size ? ([['size', size]] satisfies FeedItem) : []),
    ...(known ? ([['gender', known]] satisfies FeedItem) : []),
    ['age_group', department.toLowerCase() === 'kids' ? 'kids' : 'adult'],
  ];
}

function money(amount: Variant['price']['price']): string {
  return `${toDecimal(amount)} ${amount.currencyCode}`;
}

function address(origin: string, path: string): string {
  return new URL(origin + path).href;
}
