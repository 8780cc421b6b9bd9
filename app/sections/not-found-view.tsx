import { UnexpectedError } from '#app/features/content/unexpected-error.tsx';
import ContentSections from './content-sections.tsx';
import type { LoadedPage } from './loaded-page.ts';

export interface NotFoundProps {
  page: LoadedPage | null;
  /** False where the route has rendered the title: in a part that streams later it would not reach the head. */
  hasTitle?: boolean;
}

/** What a missing page shows: what editors wrote for it, else the plain error block. */
export default function NotFoundView({ page, hasTitle = true }: NotFoundProps) {
  if (!page || page.containers.length === 0) return <UnexpectedError />;
  return (
    <>
      {hasTitle && <title>{page.title}</title>}
      {hasTitle && <meta name="robots" content="noindex" />}
      <ContentSections page={page} />
    </>
  );
}
