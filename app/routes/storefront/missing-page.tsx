import { Suspense, useEffect } from 'react';
import { ErrorView } from '#app/features/shell/error-view.tsx';
import { asleep } from '#app/hydration/asleep.tsx';
import { wakeUp } from '#app/hydration/presence.ts';
import type { ReadyPage } from '#app/sections/ready-page.ts';
import { describePageError } from '#commerce/links/page-error.ts';

const { Part: NotFound } = asleep(() => import('#app/sections/not-found-with-styles.tsx'));

/** An address that is not on the site map: what editors wrote for that case, else the shop's own words. */
export function MissingPage({ page }: { page: ReadyPage | null }) {
  useEffect(wakeUp, []);
  const { kind } = describePageError({ status: 404 }, page?.containers);
  if (kind !== 'sections') return <ErrorView isMissing />;
  return (
    <main id="content" tabIndex={-1}>
      <Suspense>
        <NotFound page={page} />
      </Suspense>
    </main>
  );
}
