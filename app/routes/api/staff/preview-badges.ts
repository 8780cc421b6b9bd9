import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { describeProductBadges } from '#app/features/product/product-badges.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { addPreviewBadges, readPreviewMessage } from '#commerce/promotions/badges/preview-badges.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import type { Shop } from '#server/shop.server.ts';
import { jsonError, readJsonObject } from '../answers.ts';
import { cardBadges } from '../card-badges.server.ts';
import type { Route } from './+types/preview-badges';
import { enterStaff, PRIVATE } from './enter.ts';

const schema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(400)),
  badges: v.pipe(v.array(v.unknown()), v.maxLength(200)),
  /** The product whose own page is looked at, and its language. */
  slug: v.optional(v.pipe(v.string(), v.maxLength(200))),
  locale: v.optional(v.string()),
});

/** How cards, and a product's own page, would look with badges that are being prepared; for admins alone. */
export async function action({ context, request }: Route.ActionArgs) {
  await enterStaff(context, request, 'admin');
  const parsed = v.safeParse(schema, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'These are not badges.');
  const { ids, badges, slug } = parsed.output;
  const shop = context.get(shopContext);
  const visit = context.get(requestContext);
  const locale = visit.brand.locales.find((known) => known === parsed.output.locale) ?? visit.brand.locale;
  const sound = readPreviewMessage({ type: 'set-data', data: { badges } })?.badges ?? [];
  const [cards, page] = await Promise.all([
    cardBadges(shop, { ...visit, locale }, ids, sound),
    slug ? pageBadges(shop, { ...visit, locale }, slug, sound) : null,
  ]);
  return Response.json({ cards, page }, { headers: PRIVATE });
}

async function pageBadges(
  shop: Shop,
  { brand, locale }: RequestContext,
  slug: string,
  more: readonly Badge[],
) {
  const product = await shop.products.bySlug(slug, brand);
  if (!product) return null;
  const translate = translatorFor(locale);
  return describeProductBadges(product, {
    ...brand.settings.badges,
    badges: addPreviewBadges(await shop.content.badges(brand.slug, locale), more, true),
    locale,
    prefix: { From: translate('price.From') ?? 'From', from: translate('price.from') ?? 'from' },
  });
}
