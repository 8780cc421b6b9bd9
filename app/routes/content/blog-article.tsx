import { Suspense } from 'react';
import { data } from 'react-router';
import { requestContext } from '#app/context.ts';
import { describeArticle } from '#app/features/content/describe-article.ts';
import { fromCompact, toCompact } from '#app/hydration/compact.ts';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import { loadNotFoundPage, loadPage } from '#app/sections/load-page.server.ts';
import { SectionStyles } from '#app/sections/section-styles.tsx';
import { mediaHostOf } from '#app/site/public-brand.ts';
import type { Route } from './+types/blog-article';

export const handle = { deferHydration: true };

const article = deferHydration(() => import('./blog-article-part.tsx'));

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.facts ? [{ 'script:ld+json': loaderData.facts }] : [];
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await loadPage(context, `/blog/${params.slug}`);
  if (!page) {
    return data(
      { isFound: false, page: toCompact(await loadNotFoundPage(context)), facts: null },
      { status: 404 },
    );
  }
  const { brand, origin } = context.get(requestContext);
  const facts =
    page.article && describeArticle(page.article, { origin, mediaHost: mediaHostOf(brand) }, brand.name);
  return data({ isFound: true, page: toCompact(page), facts });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), article.fetch()]);
  return loaded;
}

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const page = fromCompact(loaderData.page);
  return (
    <>
      <SectionStyles page={page} />
      <Suspense>
        <article.Part isFound={loaderData.isFound} page={page} />
      </Suspense>
    </>
  );
}
