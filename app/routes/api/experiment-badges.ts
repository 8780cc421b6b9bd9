import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { experimentBadges } from '#commerce/promotions/badges/experiment-badges.ts';
import type { Route } from './+types/experiment-badges';
import { cardBadges } from './card-badges.server.ts';
import { jsonError, jsonResponse, readJsonObject } from './responses.ts';

const schema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(400)),
  messages: v.pipe(
    v.array(
      v.object({
        type: v.picklist(['abtasty', 'abtastyBadge']),
        category: v.pipe(v.string(), v.maxLength(200)),
        value: v.pipe(v.string(), v.maxLength(200)),
      }),
    ),
    v.maxLength(20),
  ),
});

/** The badges of cards with those of a running experiment; 404 where the brand runs none. */
export async function action({ context, request }: Route.ActionArgs) {
  const { brand, locale } = context.get(requestContext);
  if (brand.settings.thirdParty.abTastyId === null) return jsonError(404, 'There is nothing here.');
  const parsed = v.safeParse(schema, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'These are not badges.');
  const { ids, messages } = parsed.output;
  const cards = await cardBadges(
    context.get(shopContext),
    { brand, locale },
    ids,
    experimentBadges(messages),
  );
  return jsonResponse({ cards });
}
