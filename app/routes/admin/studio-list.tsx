import { EntryList } from '#app/admin/content/entry-list.tsx';
import { toSerialised } from '#app/admin/content/serialised.ts';
import { shopContext } from '#app/context.ts';
import { type EntryKind, isEntryKind } from '#commerce/content/editor/entry-key.ts';
import type { Route } from './+types/studio-list';
import { requireAdmin } from './require-admin.ts';
import { studioBrands } from './studio-brands.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireAdmin(context);
  const asked = new URL(request.url).searchParams.get('kind') ?? 'page';
  if (!isEntryKind(asked)) throw new Response(null, { status: 404 });
  const kind: EntryKind = asked;
  const rows = (await context.get(shopContext).content.studio.list()).filter((row) => row.kind === kind);
  rows.sort((a, b) => a.key.localeCompare(b.key) || a.brand.localeCompare(b.brand));
  return { kind, rows: toSerialised(rows), brands: studioBrands(context.get(shopContext)) };
}

export default function StaffStudioList({ loaderData }: Route.ComponentProps) {
  return <EntryList key={loaderData.kind} {...loaderData} />;
}
