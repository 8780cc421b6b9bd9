import { data, redirect } from 'react-router';
import { OpeningPage } from '#app/admin/opening/opening-page.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import { missingPages } from '#app/site/missing-pages.server.ts';
import { homeTerms } from '#commerce/delivery/home-delivery.ts';
import { aboutPageLink } from '#commerce/links/shop-links.ts';
import { checkReadiness } from '#commerce/staff/opening-checklist.ts';
import type { Shop } from '#server/composition.server.ts';
import { readForm } from '../read-form.ts';
import type { Route } from './+types/opening';
import { requireActor } from './actor.ts';

/** Pages that the law or every shopper asks for. */
const EXPECTED_PAGES = (['terms', 'privacy', 'returns', 'delivery', 'contact'] as const).map(aboutPageLink);

/** What is missing before the shop can open, and the switch. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireActor(context, 'settings.read');
  const shop = context.get(shopContext);
  const [isOpen, readiness] = await Promise.all([
    shop.admin.readIsOpen(),
    readReadiness(shop, context.get(requestContext).dependsOn),
  ]);
  return { isOpen, isDemo: shop.environment.DEMO, items: checkReadiness(readiness) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = await requireActor(context, 'settings.write');
  const shop = context.get(shopContext);
  const form = await readForm(request);
  const wanted = form.get('change');
  if (wanted !== 'open' && wanted !== 'close') return data({ problem: 'unknown' as const }, { status: 400 });
  if (wanted === 'open' && form.get('accepted') !== 'yes') {
    const items = checkReadiness(await readReadiness(shop, () => {}));
    if (items.some(({ isDone }) => !isDone))
      return data({ problem: 'not-accepted' as const }, { status: 422 });
  }
  await shop.admin.setOpening(wanted === 'open', actor);
  return redirect('/staff/opening', 303);
}

async function readReadiness(shop: Shop, dependsOn: (...tags: string[]) => void) {
  const brand = shop.brands.default;
  const { legal = null, domains = [] } = brand;
  const origin = shop.brands.publicOrigin(brand.slug);
  const { PAYMENTS, MAIL } = shop.environment;
  const [sold, pages] = await Promise.all([
    shop.admin.readSellable(brand),
    missingPages(shop, { brand, locale: brand.locale, dependsOn }, EXPECTED_PAGES),
  ]);
  return {
    ...sold,
    brand,
    legal,
    hosts: origin ? [...domains, origin] : domains,
    deliveryMethods: homeTerms(brand).length,
    missingPages: pages,
    takesRealPayments: PAYMENTS !== 'sandbox',
    sendsEmail: MAIL !== 'embedded',
  };
}

export default function StaffOpening({ loaderData, actionData }: Route.ComponentProps) {
  return <OpeningPage {...loaderData} hasProblem={actionData?.problem === 'not-accepted'} />;
}
