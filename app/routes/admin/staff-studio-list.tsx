import { EntryList } from '#app/admin/content/entry-list.tsx';
import { toWire } from '#app/admin/content/wire.ts';
import { shopContext } from '#app/context.ts';
import { type EntryKind, isEntryKind } from '#commerce/content/editor/entry-key.ts';
import type { Route } from './+types/staff-studio-list';
import { requireAdmin } from './require-admin.ts';
import { studioBrands } from './studio-brands.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  await requireAdmin(context);
  const asked = new URL(request.url).searchParams.get('kind') ?? 'page';
  if (!isEntryKind(asked)) throw new Response(null, { status: 404 });
  const kind: EntryKind = asked;
  const rows = (await context.get(shopContext).studio.list()).filter((row) => row.kind === kind);
  rows.sort((a, b) => a.key.localeCompare(b.key) || a.brand.localeCompare(b.brand));
  return { kind, rows: toWire(rows), brands: studioBrands() };
}

export default function StaffStudioList({ loaderData }: Route.ComponentProps) {
  return <EntryList key={loaderData.kind} {...loaderData} />;
}
