import { PageMeta } from '#app/features/content/page-meta.tsx';
import ContentSections from '#app/sections/content-sections.tsx';
import NotFoundView from '#app/sections/not-found-view.tsx';
import { hasHeading, type ReadyPage } from '#app/sections/ready-page.ts';
import { useSite } from '#app/site/site.ts';

export default function PagePart({ isFound, page }: { isFound: boolean; page: ReadyPage | null }) {
  const { name } = useSite().brand;
  return (
    <main id="content" tabIndex={-1}>
      {isFound && page ? (
        <>
          <PageMeta page={page} title={`${page.title} | ${name}`} path={page.path} />
          {!hasHeading(page) && <h1 className="sr-only">{page.title}</h1>}
          <ContentSections page={page} />
        </>
      ) : (
        <NotFoundView page={page} />
      )}
    </main>
  );
}
