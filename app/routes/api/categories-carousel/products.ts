import * as v from 'valibot';
import { productQuery } from '#app/sections/fields.ts';
import { findPersonalCards, pickCards, recommendedCards } from '#app/sections/pick-products.server.ts';
import { jsonError, jsonResponse, orUnavailable } from '../responses.ts';
import { readUserToken } from '../search/user-token.ts';
import type { Route } from './+types/products';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/));
const query = v.object({
  category: slug,
  brand: v.optional(slug),
  q: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))),
  recommendationId: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** The products of a carousel's category; in the order of the shopper, if the shopper agreed to be known. */
export function loader(args: Route.LoaderArgs) {
  return orUnavailable(() => listProducts(args));
}

async function listProducts({ request, context }: Route.LoaderArgs) {
  const parsed = v.safeParse(query, Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) return jsonError(400, 'category must be a category’s name.');
  const { category, brand, q, recommendationId } = parsed.output;
  const picked = v.parse(productQuery, {
    category,
    brand: brand ?? null,
    searchTerm: q ?? null,
    sort: 'best-sellers',
  });
  const noStore = { headers: { 'cache-control': 'private, no-store' } };
  if (recommendationId) {
    const cards = await recommendedCards(context, recommendationId, { ...picked, category }, request.signal);
    return jsonResponse({ cards, queryId: null }, noStore);
  }
  const userToken = await readUserToken(request, context);
  if (userToken !== undefined)
    return jsonResponse(await findPersonalCards(context, picked, userToken), noStore);
  return jsonResponse({ cards: await pickCards(context, picked), queryId: null }, noStore);
}
