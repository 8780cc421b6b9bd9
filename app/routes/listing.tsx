import { shopContext, visitContext } from '../context.ts';
import type { Route } from './+types/listing';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale, dependsOn } = context.get(visitContext);
  const slug = params['*'].split('/')[0] ?? '';
  const category = await context.get(shopContext).catalogue.categoryBySlug(slug, locale);
  if (!category) throw new Response(null, { status: 404 });
  dependsOn(`category:${slug}`);
  return { title: category.name };
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" tabIndex={-1} className="page-width section">
      <title>{loaderData.title}</title>
      <h1 className="heading text-2xl">{loaderData.title}</h1>
    </main>
  );
}
