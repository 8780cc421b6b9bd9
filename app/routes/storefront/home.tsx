import { Suspense } from 'react';
import { asleep } from '#app/hydration/asleep.tsx';
import { pack, unpack } from '#app/hydration/packed.ts';
import { fetchSections } from '#app/sections/fetch-sections.ts';
import { openingPage } from '#app/sections/opening-page.server.ts';
import { readyPage } from '#app/sections/ready-page.server.ts';
import { SectionStyles } from '#app/sections/section-styles.tsx';
import { WakeForSections } from '#app/sections/wake-for-sections.tsx';
import type { Route } from './+types/home';

export const handle = { sleeps: true };

const home = asleep(() => import('./home-part.tsx'));

export async function loader({ context }: Route.LoaderArgs) {
  return { page: pack((await readyPage(context, '/')) ?? (await openingPage(context))) };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), home.fetch()]);
  await fetchSections(unpack(answer.page));
  return answer;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const page = unpack(loaderData.page);
  return (
    <>
      <WakeForSections page={page} />
      <SectionStyles page={page} />
      <Suspense>
        <home.Part page={page} />
      </Suspense>
    </>
  );
}
