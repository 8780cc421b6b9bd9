import { Suspense } from 'react';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import { whenIdle } from '#app/hydration/when-idle.ts';

const { Part: ErrorPage, fetch: fetchErrorPage } = deferHydration(() => import('./error-page.tsx'), {
  isRare: true,
});

// Fetched ahead: without a connection, the page that says so could not be fetched.
if (!import.meta.env.SSR)
  void whenIdle()
    .then(fetchErrorPage)
    .catch(() => {});

/** The error page, whose code is not part of the first script. */
export function ErrorView(props: { error?: unknown; isMissing?: boolean }) {
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}
