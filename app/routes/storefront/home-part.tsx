import { useTranslations } from 'use-intl';
import { PageMeta } from '#app/features/content/page-meta.tsx';
import { PersonalRow } from '#app/features/recommendations/personal-row.tsx';
import { useFetchAhead } from '#app/hydration/use-fetch-ahead.ts';
import ContentSections from '#app/sections/content-sections.tsx';
import type { LoadedPage } from '#app/sections/loaded-page.ts';
import { useSite } from '#app/site/site.ts';
import { nextCode } from '#ui/lazy.ts';

const loadNextPage = nextCode(() => import('./listing-part.tsx'));

export default function HomePart({ page }: { page: LoadedPage | null }) {
  useFetchAhead(loadNextPage);
  const t = useTranslations('home');
  const { name, tagline } = useSite().brand;
  const title = t('title', { name, tagline });
  return (
    <main id="content" tabIndex={-1}>
      {page ? <PageMeta page={page} title={title} path="/" /> : <title>{title}</title>}
      <h1 className={page ? 'sr-only' : 'heading page-width section text-3xl'}>{`${name}. ${tagline}`}</h1>
      {page ? <ContentSections page={page} /> : <p className="page-width text-soft pb-16">{t('opening')}</p>}
      <PersonalRow />
    </main>
  );
}
