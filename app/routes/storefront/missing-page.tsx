import { Suspense } from 'react';
import { ErrorView } from '#app/features/shell/error-view.tsx';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import type { LoadedPage } from '#app/sections/loaded-page.ts';
import { describePageError } from '#commerce/links/page-error.ts';

const notFound = deferHydration(() => import('#app/sections/not-found-with-styles.tsx'), { isRare: true });

export const fetchMissingPage = notFound.fetch;

/** The page for an unknown address: the editors' not-found page, else the built-in one. */
export function MissingPage({ page }: { page: LoadedPage | null }) {
  const { kind } = describePageError({ status: 404 }, page?.containers);
  if (kind !== 'sections') return <ErrorView isMissing />;
  return (
    <main id="content" tabIndex={-1}>
      <title>{page?.title}</title>
      <meta name="robots" content="noindex" />
      <Suspense>
        <notFound.Part page={page} hasTitle={false} />
      </Suspense>
    </main>
  );
}
