import { Suspense } from 'react';
import { data } from 'react-router';
import { requestContext } from '#app/context.ts';
import { describeArticle } from '#app/features/content/describe-article.ts';
import { asleep } from '#app/hydration/asleep.tsx';
import { pack, unpack } from '#app/hydration/packed.ts';
import { fetchSections } from '#app/sections/fetch-sections.ts';
import { notFoundContent, readyPage } from '#app/sections/ready-page.server.ts';
import { SectionStyles } from '#app/sections/section-styles.tsx';
import { WakeForSections } from '#app/sections/wake-for-sections.tsx';
import { mediaHostOf } from '#app/site/public-brand.ts';
import type { Route } from './+types/blog-article';

export const handle = { sleeps: true };

const article = asleep(() => import('./blog-article-part.tsx'));

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.facts ? [{ 'script:ld+json': loaderData.facts }] : [];
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readyPage(context, `/blog/${params.slug}`);
  if (!page) {
    return data({ isFound: false, page: pack(await notFoundContent(context)), facts: null }, { status: 404 });
  }
  const { brand, origin } = context.get(requestContext);
  const facts =
    page.article && describeArticle(page.article, { origin, mediaHost: mediaHostOf(brand) }, brand.name);
  return data({ isFound: true, page: pack(page), facts });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), article.fetch()]);
  await fetchSections(unpack(answer.page));
  return answer;
}

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const page = unpack(loaderData.page);
  return (
    <>
      <WakeForSections page={page} />
      <SectionStyles page={page} />
      <Suspense>
        <article.Part isFound={loaderData.isFound} page={page} />
      </Suspense>
    </>
  );
}
