import { useTranslations } from 'use-intl';
import { ExampleIndex } from '#app/admin/tools/example-index.tsx';
import { shopContext } from '#app/context.ts';
import type { Route } from './+types/examples';
import { requireActor } from './actor.ts';
import '../../theme/staff.css';

/** Where to see each thing the shop can do, for those who show it, test it or write about it. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireActor(context, 'tools.read');
  const { demo } = context.get(shopContext);
  if (!demo) throw new Response(null, { status: 404 });
  return { groups: [...Map.groupBy(demo.examples, ({ topic }) => topic)] };
}

export default function StaffExamples({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('staff-examples');
  return (
    <main id="content" tabIndex={-1}>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <ExampleIndex groups={loaderData.groups} />
    </main>
  );
}
