import { data } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { RestockPage, type RestockResult } from '#app/features/account/restock-page.tsx';
import { homeUrl } from '#app/routes/customer-guard.ts';
import { readForm } from '#app/routes/read-form.ts';
import { translateProduct } from '#commerce/catalogue/product-texts.ts';
import { isEmail } from '#commerce/customers/email.ts';
import type { Route } from './+types/restock';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const product = await findProduct(context, params.slug);
  const customer = await context.get(requestContext).session.customer();
  const soldOut = product.variants.filter(({ isOnStock }) => !isOnStock);
  const requestedSku = new URL(request.url).searchParams.get('sku');
  return {
    name: product.name,
    soldOut: soldOut.map(({ sku, label }) => ({ value: sku, label })),
    chosen: soldOut.find(({ sku }) => sku === requestedSku)?.sku ?? soldOut[0]?.sku ?? '',
    email: customer?.email ?? '',
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const product = await findProduct(context, params.slug);
  const { brand, locale, client } = context.get(requestContext);
  const form = await readForm(request);
  const email = String(form.get('email') ?? '').trim();
  const variant = product.variants.find(({ sku }) => sku === form.get('sku'));
  const resultOf = (outcome: RestockResult['outcome'], minutes = 0): RestockResult => ({
    outcome,
    email: email.slice(0, 254),
    minutes,
  });
  if (!variant) return data(resultOf('which'), { status: 422 });
  if (!isEmail(email)) return data(resultOf('email'), { status: 422 });
  if (variant.isOnStock) return resultOf('isBack');
  const { sku, label, colour } = variant;
  const link = `${homeUrl(context)}/product/${params.slug}?colour=${encodeURIComponent(colour)}`;
  const wish = { email, sku, label, shop: brand.name, locale, link };
  const wait = await context.get(shopContext).customers.restock.requestEmail(wish, client);
  if (wait !== null) return data(resultOf('tooMany', Math.ceil(wait / 60)), { status: 429 });
  return resultOf('done');
}

export default function Restock({ loaderData, actionData, params }: Route.ComponentProps) {
  return <RestockPage slug={params.slug} product={loaderData} result={actionData} />;
}

/** The product with a label for each variant. */
async function findProduct(context: Route.LoaderArgs['context'], slug: string) {
  const { brand, locale } = context.get(requestContext);
  const product = await context.get(shopContext).products.pages.bySlug(slug, brand);
  if (!product) throw data(null, { status: 404 });
  const labels = new Map(product.colours.map(({ colour, label }) => [colour, label]));
  return {
    name: translateProduct(product, locale).name,
    variants: product.variants.map(({ sku, colour, size, stock }) => ({
      sku,
      colour,
      label: [labels.get(colour) ?? colour, size].filter(Boolean).join(', '),
      isOnStock: stock.isOnStock,
    })),
  };
}
