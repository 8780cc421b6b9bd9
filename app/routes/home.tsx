import { useTranslations } from 'use-intl';
import { visitContext } from '../context.ts';
import { PageMeta } from '../departments/content/page-meta.tsx';
import { PersonalRow } from '../departments/recommendations/personal-row.tsx';
import { ContentSections } from '../sections/content-sections.tsx';
import { preloadPage } from '../sections/preload-page.ts';
import { readyPage } from '../sections/ready-page.server.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  const { brand } = context.get(visitContext);
  return { name: brand.name, tagline: brand.tagline, page: await readyPage(context, '/') };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const answer = await serverLoader();
  await preloadPage(answer.page);
  return answer;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('home');
  const { name, tagline, page } = loaderData;
  const title = t('title', { name, tagline });
  return (
    <main id="content" tabIndex={-1}>
      {page ? <PageMeta page={page} title={title} path="/" /> : <title>{title}</title>}
      <h1 className={page ? 'sr-only' : 'heading page-width section text-3xl'}>{`${name}. ${tagline}`}</h1>
      {page && <ContentSections page={page} />}
      <PersonalRow />
    </main>
  );
}
