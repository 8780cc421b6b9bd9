import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { findNormalisedAddress, parseListAddress } from '#app/features/listing/list-address.ts';
import { ListingPage } from '#app/features/listing/listing-page.tsx';
import { loadList } from '#app/features/listing/load-list.server.ts';
import { PictureForm } from '#app/features/listing/picture-form.tsx';
import { fromCompact, toCompact } from '#app/hydration/compact.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { localPath } from '#app/site/local-path.ts';
import type { PictureProblem } from '#commerce/search/visual/read-picture.server.ts';
import type { Shop } from '#server/composition.server.ts';
import type { Route } from './+types/visual-search';
import '#app/features/listing/first-view-styles.ts';

/** The server replaces a form that is too large by one with this field. */
const TOO_LARGE = 'bodyTooLarge';

type Problem = PictureProblem | 'busy' | 'failed' | 'expired';

const STATUS: Record<Problem, number> = {
  missing: 422,
  tooLarge: 413,
  notAPicture: 415,
  tooSmall: 422,
  busy: 503,
  failed: 500,
  expired: 404,
};

/** Products that look like an uploaded picture or like a product. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { brand, locale } = context.get(requestContext);
  const normalised = findNormalisedAddress(url, { reviewsEnabled: brand.features.reviews });
  if (normalised) throw redirect(normalised, 303);
  const list = parseListAddress(url, params.lang, brand.settings.facets.maxSelectedPerKey);
  if (list.names.length > 0) throw new Response(null, { status: 404 });
  const translate = translatorFor(locale);
  const product = await findProduct(url, shop);
  const code =
    url.searchParams.get('picture') ?? (product && (await shop.media.visualSearch.codeOf(product.src)));
  if (!code)
    return url.searchParams.has('product')
      ? problem('expired')
      : data({ view: null, problem: null } as const);
  const alike = await shop.media.visualSearch.findVisuallySimilar(code);
  if (!alike) return problem('expired');
  if (alike.length === 0) return problem('busy');

  const title = product
    ? (translate('search.visual.resultsFor', { name: product.name }) ?? product.name)
    : (translate('search.visual.results') ?? '');
  const { view } = await loadList(
    shop,
    context.get(requestContext),
    {
      ...list,
      type: 'visual-search',
      title,
      query: null,
      category: null,
      ids: alike.map(({ productId }) => productId).filter((id) => id !== product?.id),
      colours: Object.fromEntries(alike.map(({ productId, colour }) => [productId, colour])),
      crumbs: [
        { name: translate('plp.home') ?? 'Home', href: '/' },
        { name: translate('search.visual.title') ?? '', href: '/visual-search' },
      ],
    },
    request.signal,
  );
  // Results of a shopper's photo are private: never indexed.
  const meta = { ...view.meta, robots: 'noindex' };
  return data({ view: toCompact({ ...view, meta }), problem: null } as const);
}

/** Reads the uploaded picture, stores only its visual code, and redirects to the list for that code. */
export async function action({ context, request }: Route.ActionArgs) {
  const { visualSearch } = context.get(shopContext).media;
  const { brand, locale, log } = context.get(requestContext);
  const form = await request.formData().catch(() => null);
  if (form?.has(TOO_LARGE)) return problem('tooLarge');
  const file = form?.get('picture');
  if (!(file instanceof File) || file.size === 0) return problem('missing');
  try {
    const code = await visualSearch.read(new Uint8Array(await file.arrayBuffer()));
    return redirect(localPath(`/visual-search?picture=${code}`, locale, brand.locale), 303);
  } catch (error) {
    const { name, problem: reason } = error as Error & { problem?: PictureProblem };
    if (reason) return problem(reason);
    log.error({ err: error }, 'visual search failed');
    return problem(name === 'QueueFull' ? 'busy' : 'failed');
  }
}

function problem(reason: Problem) {
  return data({ view: null, problem: reason } as const, { status: STATUS[reason] });
}

async function findProduct(url: URL, shop: Shop) {
  const key = url.searchParams.get('product');
  if (!key || !/^[\w-]{1,60}$/.test(key)) return null;
  const ids = await shop.catalogue.productIdsByKeys([key]);
  const [product] = await shop.search.productCards.products(ids);
  if (!product) return null;
  const colour = url.searchParams.get('colour');
  const variant = product.colourVariants.find((each) => each.colour === colour) ?? product.colourVariants[0];
  const src = variant?.image.src ?? product.imagesResponsive[0]?.src;
  return src ? { id: product.id, name: product.name, src } : null;
}

export default function VisualSearch({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('search.visual');
  const view = loaderData.view && fromCompact(loaderData.view);
  const reason = actionData?.problem ?? loaderData.problem;
  if (view && !actionData) return <ListingPage view={view} above={<PictureForm isSmall problem={null} />} />;
  return (
    <main id="content" tabIndex={-1} className="page-width section">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="heading text-2xl">{t('title')}</h1>
      <p className="text-soft mt-3 max-w-prose">{t('intro')}</p>
      <PictureForm problem={reason} />
    </main>
  );
}
