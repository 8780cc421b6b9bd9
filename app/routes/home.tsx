import { useTranslations } from 'use-intl';
import { visitContext } from '../context.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  const { brand } = context.get(visitContext);
  return { name: brand.name, tagline: brand.tagline };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('home');
  return (
    <main id="content" tabIndex={-1} className="page-width section">
      <title>{t('title', loaderData)}</title>
      <h1 className="heading text-3xl">{loaderData.tagline}</h1>
    </main>
  );
}
