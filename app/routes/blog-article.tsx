import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';
import { visitContext } from '../context.ts';
import { describeArticle } from '../departments/content/describe-article.ts';
import { PageMeta } from '../departments/content/page-meta.tsx';
import { ContentSections } from '../sections/content-sections.tsx';
import { NotFoundView } from '../sections/not-found-view.tsx';
import { preloadPage } from '../sections/preload-page.ts';
import { notFoundContent, readyPage } from '../sections/ready-page.server.ts';
import type { Route } from './+types/blog-article';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.facts ? [{ 'script:ld+json': loaderData.facts }] : [];
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readyPage(context, `/blog/${params.slug}`);
  if (!page) {
    return data({ isFound: false, page: await notFoundContent(context), facts: null }, { status: 404 });
  }
  const { brand, origin } = context.get(visitContext);
  const facts = page.article && describeArticle(page.article, origin, brand.name);
  return data({ isFound: true, page, facts });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const answer = await serverLoader();
  await preloadPage(answer.page);
  return answer;
}

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('blog');
  const { name } = useSite().brand;
  const { isFound, page } = loaderData;
  return (
    <main id="content" tabIndex={-1}>
      {isFound && page ? (
        <article>
          <PageMeta page={page} title={`${page.title} | ${name}`} path={page.path} type="article" />
          <nav aria-label={t('title')} className="page-width pt-6">
            <ShopLink to="/blog" className="text-link inline-flex min-h-11 items-center text-sm">
              {t('all')}
            </ShopLink>
          </nav>
          <ContentSections page={page} />
        </article>
      ) : (
        <NotFoundView page={page} />
      )}
    </main>
  );
}
