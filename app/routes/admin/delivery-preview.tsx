import { DeliveryPreview } from '#app/admin/delivery/delivery-preview.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import { deliveryLineOf } from '#commerce/catalogue/delivery-line.ts';
import type { Product } from '#commerce/catalogue/product.ts';
import { type DeliveryGoods, explainDelivery } from '#commerce/delivery/delivery-options.ts';
import { EMPTY_DELIVERY_TABLE } from '#commerce/delivery/delivery-table.ts';
import { parseAmount } from '#commerce/pricing/parse-amount.ts';
import type { Route } from './+types/delivery-preview';
import { requireActor } from './actor.ts';

const MOST_PRODUCTS = 20;

/** What a shopper at a place with a basket is offered, and why not more. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireActor(context, 'settings.read');
  const { brands, catalogue } = context.get(shopContext);
  const given = (name: string) => url.searchParams.get(name)?.trim().slice(0, 400) ?? '';
  const brand = brands.bySlug(given('brand')) ?? context.get(requestContext).brand;
  const table = brand.delivery ?? EMPTY_DELIVERY_TABLE;
  const currencies = [...new Set([brand.currency, ...table.methods.map(({ currency }) => currency)])];
  const asked = {
    brand: brand.slug,
    country: given('country').toUpperCase() || brand.country,
    postcode: given('postcode'),
    currency: currencies.find((currency) => currency === given('currency')) ?? brand.currency,
    value: given('value'),
    weight: given('weight'),
    products: given('products'),
  };
  const choices = { brands: brands.all.map(({ slug, name }) => ({ value: slug, label: name })), currencies };
  // A market has its own prices and sends from its own country, as its shoppers see it.
  const site =
    brands.sites.find(
      ({ slug, currency, countries }) =>
        slug === brand.slug && currency === asked.currency && countries?.includes(asked.country),
    ) ?? brand;
  const value = asked.value === '' ? null : parseAmount(asked.value, asked.currency);
  const weight = asked.weight === '' ? null : Number(asked.weight);
  const keys = asked.products
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MOST_PRODUCTS);
  const ids = await Promise.all(keys.map((key) => catalogue.productIdsByKeys([key])));
  const products = await catalogue.productsByIds(ids.flat(), site.priceList);
  const errors = {
    country: !/^[A-Z]{2}$/.test(asked.country),
    value: asked.value !== '' && value === null,
    weight: weight !== null && !(Number.isSafeInteger(weight) && weight >= 0),
    unknown: keys.filter((_, index) => ids[index]?.length === 0),
    noPrice: keys.filter(
      (key, index) => ids[index]?.length !== 0 && !products.some((product) => product.key === key),
    ),
  };
  const page = { asked, choices, errors, priceList: site.priceList };
  const isWrong = Object.values(errors).some((error) => (Array.isArray(error) ? error.length > 0 : error));
  if (isWrong) return { ...page, preview: null };
  const { zone, options, refused } = explainDelivery(table, {
    brand: site,
    currency: asked.currency,
    country: asked.country,
    postcode: asked.postcode || null,
    lines: withTotals(products.flatMap(toGoods), { value, weight }),
    isPremier: false,
    bulkyClasses: brand.settings.delivery.bulkyLogisticClasses,
    now: new Date(),
  });
  return {
    ...page,
    preview: {
      zone: zone?.name ?? null,
      isSoldTo: site.settings.shippingCountries.includes(asked.country),
      products: products.map(({ key, name }) => ({ key, name })),
      options,
      refused: refused.map(({ method, reason }) => {
        const { code, name, brand: of, zones, currency } = method;
        return { code, name, brand: of, zones, currency, reason };
      }),
    },
  };
}

function toGoods(product: Product): DeliveryGoods[] {
  const variant = product.variants.find(({ stock }) => stock.isOnStock) ?? product.variants[0];
  if (!variant) return [];
  return [
    { ...deliveryLineOf(product, variant), productKey: product.key, seller: product.seller?.slug ?? null },
  ];
}

/** The basket of the products with the order value and the weight that staff ask for; a plain parcel without products. */
function withTotals(
  goods: DeliveryGoods[],
  { value, weight }: { value: number | null; weight: number | null },
): DeliveryGoods[] {
  const [first, ...rest] = goods.length > 0 ? goods : [PARCEL];
  if (!first) return [];
  const others = (name: 'value' | 'weight') => rest.reduce((sum, line) => sum + line[name], 0);
  return [
    {
      ...first,
      value: value === null ? first.value : Math.max(0, value - others('value')),
      weight: weight === null ? first.weight : Math.max(0, weight - others('weight')),
    },
    ...rest,
  ];
}

const PARCEL: DeliveryGoods = {
  sku: '',
  productKey: '',
  brandSlug: '',
  seller: null,
  logisticClass: 'standard',
  weight: 0,
  value: 0,
  isPremier: false,
  isNextDay: true,
  preorderUntil: null,
};

export default function StaffDeliveryPreview({ loaderData }: Route.ComponentProps) {
  return <DeliveryPreview {...loaderData} />;
}
