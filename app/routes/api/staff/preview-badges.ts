import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { describeProductBadges } from '#app/features/product/product-badges.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import type { Badge } from '#commerce/promotions/badges/badge.ts';
import { addPreviewBadges, readPreviewMessage } from '#commerce/promotions/badges/preview-badges.ts';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import { cardBadges } from '../card-badges.server.ts';
import { requestedLocale } from '../requested-locale.ts';
import { jsonError, jsonResponse, readJsonObject } from '../responses.ts';
import type { Route } from './+types/preview-badges';
import { PRIVATE, requireStaff } from './require-staff.ts';

const schema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(400)),
  badges: v.pipe(v.array(v.unknown()), v.maxLength(200)),
  /** The product whose page is open, and its language. */
  slug: v.optional(v.pipe(v.string(), v.maxLength(200))),
  locale: v.optional(v.string()),
});

/** Badges of cards and of a product page with unpublished badges added; for admins only. */
export async function action({ context, request }: Route.ActionArgs) {
  await requireStaff(context, request, 'admin');
  const parsed = v.safeParse(schema, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'These are not badges.');
  const { ids, badges, slug } = parsed.output;
  const shop = context.get(shopContext);
  const { brand } = context.get(requestContext);
  const site = { brand, locale: requestedLocale(brand, parsed.output.locale) };
  const valid = readPreviewMessage({ type: 'set-data', data: { badges } })?.badges ?? [];
  const [cards, page] = await Promise.all([
    cardBadges(shop, site, ids, valid),
    slug ? pageBadges(shop, site, slug, valid) : null,
  ]);
  return jsonResponse({ cards, page }, { headers: PRIVATE });
}

async function pageBadges(
  shop: Shop,
  { brand, locale }: Pick<RequestContext, 'brand' | 'locale'>,
  slug: string,
  more: readonly Badge[],
) {
  const product = await shop.products.pages.bySlug(slug, brand);
  if (!product) return null;
  const translate = translatorFor(locale);
  return describeProductBadges(product, {
    ...brand.settings.badges,
    badges: addPreviewBadges(await shop.content.entries.badges(brand.slug, locale), more, true),
    locale,
    prefix: { From: translate('price.From') ?? 'From', from: translate('price.from') ?? 'from' },
  });
}
