import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { productSlugOf } from '#commerce/links/product-link.ts';
import { jsonError, jsonResponse, orUnavailable } from '../responses.ts';
import type { Route } from './+types/posts';

const CHANNELS = ['facebook', 'tiktok', 'instagram'] as const;
const query = v.object({
  channels: v.array(v.picklist(CHANNELS)),
  tags: v.pipe(v.array(v.pipe(v.string(), v.regex(/^#?[\p{L}\p{N}_-]{1,60}$/u))), v.maxLength(20)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
});
const MOST = 24;

/** Social posts, newest first. Query parameters have the names that the provider uses. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const parsed = v.safeParse(query, {
    channels: searchParams.has('filterByChannels[]')
      ? searchParams.getAll('filterByChannels[]')
      : [...CHANNELS],
    tags: searchParams.getAll('filterByTags[]'),
    count: Number(searchParams.get('count') ?? MOST),
  });
  if (!parsed.success)
    return jsonError(400, 'filterByChannels[], filterByTags[] or count is not as it should be.');
  const { brand } = context.get(requestContext);
  return orUnavailable(async () => {
    const { flocklerSiteUuid: uuid, flocklerApiKey: apiKey } = brand.settings.thirdParty;
    const site = uuid && apiKey ? { uuid, apiKey } : undefined;
    const { products } = context.get(shopContext);
    const found = await products.social.posts({ ...parsed.output, site }, request.signal);
    // The accounts of a channel serve several sites: a post about a product that this one does not sell is left out.
    const isShown = await Promise.all(
      found.map(async ({ ctaLink }) => {
        const slug = productSlugOf(ctaLink?.url ?? '');
        return slug === null || (await products.pages.bySlug(slug, brand)) !== null;
      }),
    );
    const posts = found.filter((_, index) => isShown[index]);
    return jsonResponse({ posts }, { headers: { 'cache-control': 'public, max-age=300' } });
  });
}
