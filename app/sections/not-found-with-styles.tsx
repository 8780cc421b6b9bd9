import type { LoadedPage } from './loaded-page.ts';
import NotFoundView from './not-found-view.tsx';
import { SectionStyles } from './section-styles.tsx';

/** For pages without deferred hydration: sections and their styles together. */
export default function NotFoundWithStyles({ page }: { page: LoadedPage | null }) {
  return (
    <>
      <SectionStyles page={page} />
      <NotFoundView page={page} />
    </>
  );
}
