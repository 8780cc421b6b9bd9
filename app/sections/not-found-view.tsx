import { UnexpectedError } from '#app/features/content/unexpected-error.tsx';
import ContentSections from './content-sections.tsx';
import type { ReadyPage } from './ready-page.ts';

/** A page that is not there: what editors wrote for that case, else the plain block. */
export default function NotFoundView({ page }: { page: ReadyPage | null }) {
  if (!page || page.containers.length === 0) return <UnexpectedError />;
  return (
    <>
      <title>{page.title}</title>
      <meta name="robots" content="noindex" />
      <ContentSections page={page} />
    </>
  );
}
