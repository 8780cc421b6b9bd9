import { data } from 'react-router';
import { loadNotFoundPage } from '#app/sections/load-page.server.ts';
import type { Route } from './+types/not-found';
import { fetchMissingPage, MissingPage } from './missing-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return data({ page: await loadNotFoundPage(context) }, { status: 404 });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  if (loaded.page) await fetchMissingPage();
  return loaded;
}

export default function NotFound({ loaderData: { page } }: Route.ComponentProps) {
  return <MissingPage page={page} />;
}
