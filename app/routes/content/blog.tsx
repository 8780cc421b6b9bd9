import { useTranslations } from 'use-intl';
import { requestContext, shopContext } from '#app/context.ts';
import { PageMeta } from '#app/features/content/page-meta.tsx';
import { ArticleTile } from '#app/sections/parts/article-tile.tsx';
import { Stylesheets } from '#app/sections/section-styles.tsx';
import { useSite } from '#app/site/site.ts';
import type { Route } from './+types/blog';

export async function loader({ context }: Route.LoaderArgs) {
  const { brand, locale, dependsOn } = context.get(requestContext);
  dependsOn('content');
  return { articles: await context.get(shopContext).content.entries.articles(brand.slug, locale) };
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('blog');
  const { name } = useSite().brand;
  const { articles } = loaderData;
  const [first, ...rest] = articles;
  return (
    <main id="content" tabIndex={-1} className="page-width section">
      <Stylesheets names={['sections', 'editorial']} />
      <PageMeta
        page={{
          title: t('title'),
          description: t('description', { name }),
          robots: null,
          image: first?.src ?? null,
        }}
        title={`${t('title')} | ${name}`}
        path="/blog"
      />
      <h1 className="heading mb-8 text-3xl">{t('title')}</h1>
      {articles.length === 0 && <p className="text-soft">{t('empty')}</p>}
      <div className="blog-grid">
        {first && (
          <ArticleTile card={first} sizes="(width >= 64rem) 66vw, (width >= 48rem) 50vw, 100vw" isEager />
        )}
        {rest.map((card) => (
          <ArticleTile key={card.href} card={card} sizes="(width >= 48rem) 33vw, 100vw" />
        ))}
      </div>
    </main>
  );
}
