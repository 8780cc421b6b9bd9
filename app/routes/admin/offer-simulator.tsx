import { OfferSimulator } from '#app/admin/offers/offer-simulator.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import { instantOf } from '#commerce/delivery/zoned-time.ts';
import type { Route } from './+types/offer-simulator';
import { requireActor } from './actor.ts';

const MOST_ITEMS = 12;
const MOST_PIECES = 99;
const KINDS = ['new', 'returning', 'email'] as const;

/** Which offers a basket would get, and why it would not get the others. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireActor(context, 'promotions.read');
  const { checkout, brands, environment } = context.get(shopContext);
  const asked = url.searchParams;
  const quantities = asked.getAll('quantity');
  const items = asked
    .getAll('item')
    .map((name, index) => ({ name: name.trim(), quantity: pieces(quantities[index]) }))
    .filter(({ name }) => name !== '')
    .slice(0, MOST_ITEMS);
  const brand =
    brands.all.find(({ slug }) => slug === asked.get('brand')) ?? context.get(requestContext).brand;
  const kind = KINDS.find((each) => each === asked.get('customer')) ?? 'new';
  const email = asked.get('email')?.trim() ?? '';
  const code = asked.get('code')?.trim() ?? '';
  const day = /^\d{4}-\d\d-\d\d$/.test(asked.get('day') ?? '') ? (asked.get('day') ?? '') : '';
  const form = { items, brand: brand.slug, kind, email, code, day };
  const shops = brands.all.map(({ slug, name }) => ({ slug, name }));
  if (items.length === 0) return { form, shops, simulation: null };
  const simulation = await checkout.simulateOffers({
    items,
    codes: code === '' ? [] : code.split(/[\s,]+/),
    customer: kind === 'email' && email !== '' ? { email } : kind === 'returning' ? 'returning' : 'new',
    at: day === '' ? new Date() : noonOf(day, environment.SHOP_TIME_ZONE),
    brand,
  });
  return { form, shops, simulation };
}

function pieces(text: string | undefined): number {
  const number = Math.floor(Number(text));
  return Number.isFinite(number) ? Math.min(MOST_PIECES, Math.max(1, number)) : 1;
}

function noonOf(text: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return instantOf({ year, month, day, hour: 12, minute: 0, second: 0 }, timeZone);
}

export default function StaffOfferSimulator({ loaderData }: Route.ComponentProps) {
  return <OfferSimulator {...loaderData} />;
}
