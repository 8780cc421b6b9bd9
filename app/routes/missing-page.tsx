import { Suspense, useEffect } from 'react';
import { describePageError } from '#domain/visibility/page-error.ts';
import { ErrorView } from '../departments/shell/error-view.tsx';
import type { ReadyPage } from '../sections/ready-page.ts';
import { asleep } from '../site/asleep.tsx';
import { wakeUp } from '../site/presence.ts';

const { Part: NotFound } = asleep(() => import('../sections/not-found-with-styles.tsx'));

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
