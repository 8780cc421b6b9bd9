import { UnexpectedError } from '#app/features/content/unexpected-error.tsx';
import ContentSections from './content-sections.tsx';
import type { LoadedPage } from './loaded-page.ts';

/** What a missing page shows: what editors wrote for it, else the plain error block. */
export default function NotFoundView({ page }: { page: LoadedPage | null }) {
  if (!page || page.containers.length === 0) return <UnexpectedError />;
  return (
    <>
      <title>{page.title}</title>
      <meta name="robots" content="noindex" />
      <ContentSections page={page} />
    </>
  );
}
