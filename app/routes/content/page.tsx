import { Suspense } from 'react';
import { data } from 'react-router';
import { fromCompact, toCompact } from '#app/hydration/compact.ts';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import { loadNotFoundPage, loadPage } from '#app/sections/load-page.server.ts';
import { SectionStyles } from '#app/sections/section-styles.tsx';
import type { Route } from './+types/page';

export const handle = { deferHydration: true };

const part = deferHydration(() => import('./page-part.tsx'));

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await loadPage(context, `/pages/${(params['*'] ?? '').replace(/\/+$/, '')}`);
  if (page) return data({ isFound: true, page: toCompact(page) });
  return data({ isFound: false, page: toCompact(await loadNotFoundPage(context)) }, { status: 404 });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), part.fetch()]);
  return loaded;
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const page = fromCompact(loaderData.page);
  return (
    <>
      <SectionStyles page={page} />
      <Suspense>
        <part.Part isFound={loaderData.isFound} page={page} />
      </Suspense>
    </>
  );
}
