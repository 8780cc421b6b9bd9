import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { experimentBadges } from '#commerce/promotions/badges/experiment-badges.ts';
import type { Route } from './+types/experiment-badges';
import { jsonError, readJsonObject } from './answers.ts';
import { cardBadges } from './card-badges.server.ts';

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

/** How cards look with the badges of a running experiment; there is nothing here without one. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(requestContext);
  if (visit.brand.settings.thirdParty.abTastyId === null) return jsonError(404, 'There is nothing here.');
  const parsed = v.safeParse(schema, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'These are not badges.');
  const { ids, messages } = parsed.output;
  const cards = await cardBadges(context.get(shopContext), visit, ids, experimentBadges(messages));
  return Response.json({ cards });
}
