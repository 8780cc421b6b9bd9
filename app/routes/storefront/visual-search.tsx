import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { findVisualList } from '#app/features/listing/find-visual-list.server.ts';
import { findNormalisedAddress, parseListAddress } from '#app/features/listing/list-address.ts';
import { ListingPage } from '#app/features/listing/listing-page.tsx';
import { loadList } from '#app/features/listing/load-list.server.ts';
import { PictureForm } from '#app/features/listing/picture-form.tsx';
import { loadOrRestoreList, useShownList } from '#app/features/listing/restore-list.ts';
import { fromCompact, toCompact } from '#app/hydration/compact.ts';
import { translatorFor } from '#app/i18n/translate.server.ts';
import { localPath } from '#app/site/local-path.ts';
import type { PictureProblem } from '#commerce/search/visual/read-picture.server.ts';
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
  const found = await findVisualList(url, shop);
  if (found === null) return data({ view: null, problem: null } as const);
  if (typeof found === 'string') return problem(found);
  const { product, ids, colours } = found;

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
      ids,
      colours,
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

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrRestoreList(request, serverLoader);
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
    return redirect(localPath(`/visual-search?picture=${code}`, locale, brand), 303);
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

export default function VisualSearch({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('search.visual');
  const view = loaderData.view && fromCompact(loaderData.view);
  const failedHref = useShownList(loaderData);
  const reason = actionData?.problem ?? loaderData.problem;
  if (view && !actionData)
    return <ListingPage view={view} above={<PictureForm isSmall problem={null} />} failedHref={failedHref} />;
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
