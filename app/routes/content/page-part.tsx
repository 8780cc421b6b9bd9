import { PageMeta } from '#app/features/content/page-meta.tsx';
import ContentSections from '#app/sections/content-sections.tsx';
import type { LoadedPage } from '#app/sections/loaded-page.ts';
import NotFoundView from '#app/sections/not-found-view.tsx';
import { useSite } from '#app/site/site.ts';

export default function PagePart({ isFound, page }: { isFound: boolean; page: LoadedPage | null }) {
  const { name } = useSite().brand;
  return (
    <main id="content" tabIndex={-1}>
      {isFound && page ? (
        <>
          <PageMeta page={page} title={`${page.title} | ${name}`} path={page.path} />
          {!page.hasHeading && <h1 className="sr-only">{page.title}</h1>}
          <ContentSections page={page} />
        </>
      ) : (
        <NotFoundView page={page} />
      )}
    </main>
  );
}
