import { Suspense, useEffect } from 'react';
import { asleep } from '#app/site/asleep.tsx';
import { wakeUp } from '#app/site/presence.ts';

const { Part: ErrorPage } = asleep(() => import('./error-page.tsx'));

/** Its code comes only when something went wrong. */
export function ErrorView(props: { error?: unknown; isMissing?: boolean }) {
  useEffect(wakeUp, []);
  return (
    <Suspense>
      <ErrorPage {...props} />
    </Suspense>
  );
}
