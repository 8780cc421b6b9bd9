import { Suspense } from 'react';
import { fromCompact, toCompact } from '#app/hydration/compact.ts';
import { deferHydration } from '#app/hydration/defer-hydration.tsx';
import { loadDefaultHomePage } from '#app/sections/default-home-page.server.ts';
import { loadPage } from '#app/sections/load-page.server.ts';
import { SectionStyles } from '#app/sections/section-styles.tsx';
import { loadOrRecall, PageMemory } from '#app/site/page-memory.ts';
import type { Route } from './+types/home';

export const handle = { deferHydration: true };

const home = deferHydration(() => import('./home-part.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  return { page: toCompact((await loadPage(context, '/')) ?? (await loadDefaultHomePage(context))) };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrRecall(request, async () => {
    const [loaded] = await Promise.all([serverLoader(), home.fetch()]);
    return loaded;
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const page = fromCompact(loaderData.page);
  return (
    <>
      <PageMemory data={loaderData} />
      <SectionStyles page={page} />
      <Suspense>
        <home.Part page={page} />
      </Suspense>
    </>
  );
}
