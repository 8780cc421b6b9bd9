import { Suspense, useEffect } from 'react';
import { asleep } from '#app/hydration/asleep.tsx';
import { wakeUp, whenAwake } from '#app/hydration/presence.ts';
import { whenIdle } from '#app/hydration/when-idle.ts';

const { Part: ErrorPage, fetch: fetchErrorPage } = asleep(() => import('./error-page.tsx'));

// What says that the connection is lost cannot be fetched when it is.
if (!import.meta.env.SSR)
  void whenAwake()
    .then(whenIdle)
    .then(fetchErrorPage)
    .catch(() => {});

/** Its code is not part of the first view. */
export function ErrorView(props: { error?: unknown; isMissing?: boolean }) {
  useEffect(wakeUp, []);
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}
