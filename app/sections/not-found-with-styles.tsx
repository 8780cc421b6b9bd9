import NotFoundView from './not-found-view.tsx';
import type { ReadyPage } from './ready-page.ts';
import { SectionStyles } from './section-styles.tsx';

/** For pages that do not sleep: everything in one. */
export default function NotFoundWithStyles({ page }: { page: ReadyPage | null }) {
  return (
    <>
      <SectionStyles page={page} />
      <NotFoundView page={page} />
    </>
  );
}
