import { useSite } from '#app/site/site.ts';
import { PageMeta } from '../departments/content/page-meta.tsx';
import ContentSections from '../sections/content-sections.tsx';
import NotFoundView from '../sections/not-found-view.tsx';
import { hasHeading, type ReadyPage } from '../sections/ready-page.ts';

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
