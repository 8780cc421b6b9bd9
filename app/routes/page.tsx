import { data } from 'react-router';
import { useSite } from '#app/site/site.ts';
import { PageMeta } from '../departments/content/page-meta.tsx';
import { ContentSections } from '../sections/content-sections.tsx';
import { NotFoundView } from '../sections/not-found-view.tsx';
import { preloadPage } from '../sections/preload-page.ts';
import { notFoundContent, readyPage } from '../sections/ready-page.server.ts';
import { hasHeading } from '../sections/ready-page.ts';
import type { Route } from './+types/page';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readyPage(context, `/pages/${(params['*'] ?? '').replace(/\/+$/, '')}`);
  if (page) return data({ isFound: true, page });
  return data({ isFound: false, page: await notFoundContent(context) }, { status: 404 });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const answer = await serverLoader();
  await preloadPage(answer.page);
  return answer;
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { name } = useSite().brand;
  const { isFound, page } = loaderData;
  return (
    <main id="content" tabIndex={-1}>
      {isFound && page ? (
        <>
          <PageMeta page={page} title={`${page.title} | ${name}`} path={page.path} />
          {!hasHeading(page) && <h1 className="sr-only">{page.title}</h1>}
          <ContentSections page={page} />
        </>
      ) : (
        <NotFoundView page={page} />
      )}
    </main>
  );
}
