import { data } from 'react-router';
import { preloadPage } from '#app/sections/preload-page.ts';
import { notFoundContent } from '#app/sections/ready-page.server.ts';
import type { Route } from './+types/not-found';
import { MissingPage } from './missing-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return data({ page: await notFoundContent(context) }, { status: 404 });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const answer = await serverLoader();
  await preloadPage(answer.page);
  return answer;
}

export default function NotFound({ loaderData: { page } }: Route.ComponentProps) {
  return <MissingPage page={page} />;
}
