import { Suspense } from 'react';
import { data } from 'react-router';
import { asleep } from '#app/hydration/asleep.tsx';
import { pack, unpack } from '#app/hydration/packed.ts';
import { fetchSections } from '#app/sections/fetch-sections.ts';
import { notFoundContent, readyPage } from '#app/sections/ready-page.server.ts';
import { SectionStyles } from '#app/sections/section-styles.tsx';
import { WakeForSections } from '#app/sections/wake-for-sections.tsx';
import type { Route } from './+types/page';

export const handle = { sleeps: true };

const part = asleep(() => import('./page-part.tsx'));

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readyPage(context, `/pages/${(params['*'] ?? '').replace(/\/+$/, '')}`);
  if (page) return data({ isFound: true, page: pack(page) });
  return data({ isFound: false, page: pack(await notFoundContent(context)) }, { status: 404 });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [answer] = await Promise.all([serverLoader(), part.fetch()]);
  await fetchSections(unpack(answer.page));
  return answer;
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const page = unpack(loaderData.page);
  return (
    <>
      <WakeForSections page={page} />
      <SectionStyles page={page} />
      <Suspense>
        <part.Part isFound={loaderData.isFound} page={page} />
      </Suspense>
    </>
  );
}
