import NotFoundView, { type NotFoundProps } from './not-found-view.tsx';
import { SectionStyles } from './section-styles.tsx';

/** For pages without deferred hydration: sections and their styles together. */
export default function NotFoundWithStyles({ page, hasTitle }: NotFoundProps) {
  return (
    <>
      <SectionStyles page={page} />
      <NotFoundView page={page} hasTitle={hasTitle} />
    </>
  );
}
