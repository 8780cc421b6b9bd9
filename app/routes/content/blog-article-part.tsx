import { useTranslations } from 'use-intl';
import { PageMeta } from '#app/features/content/page-meta.tsx';
import ContentSections from '#app/sections/content-sections.tsx';
import type { LoadedPage } from '#app/sections/loaded-page.ts';
import NotFoundView from '#app/sections/not-found-view.tsx';
import { ShopLink } from '#app/site/shop-link.tsx';
import { useSite } from '#app/site/site.ts';

export default function BlogArticlePart({ isFound, page }: { isFound: boolean; page: LoadedPage | null }) {
  const t = useTranslations('blog');
  const { name } = useSite().brand;
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
