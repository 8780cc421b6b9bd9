import { data } from 'react-router';
import { describePageError } from '#domain/visibility/page-error.ts';
import { ErrorView } from '../departments/shell/error-view.tsx';
import NotFoundWithStyles from '../sections/not-found-with-styles.tsx';
import { preloadPage } from '../sections/preload-page.ts';
import { notFoundContent } from '../sections/ready-page.server.ts';
import type { Route } from './+types/not-found';

/** Any address that is not on the site map: what editors wrote for that case, else the shop's own words. */
export async function loader({ context }: Route.LoaderArgs) {
  return data({ page: await notFoundContent(context) }, { status: 404 });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const answer = await serverLoader();
  await preloadPage(answer.page);
  return answer;
}

export default function NotFound({ loaderData: { page } }: Route.ComponentProps) {
  const { kind } = describePageError({ status: 404 }, page?.containers);
  if (!page || kind !== 'sections') return <ErrorView isMissing />;
  return (
    <main id="content" tabIndex={-1}>
      <NotFoundWithStyles page={page} />
    </main>
  );
}
