import { RecordList } from '#app/admin/content/record-list.tsx';
import { toSerialised } from '#app/admin/content/serialised.ts';
import { shopContext } from '#app/context.ts';
import { isRecordKind } from '#commerce/content/editor/record-kind.ts';
import type { Route } from './+types/studio-records';
import { requireAdmin } from './require-admin.ts';
import { studioBrands } from './studio-brands.server.ts';

/** Campaigns, or rules of the search of one kind. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireAdmin(context);
  const kind = url.searchParams.get('kind') ?? '';
  if (!isRecordKind(kind)) throw new Response(null, { status: 404 });
  const rows = await context.get(shopContext).content.studioRecords.list(kind);
  return {
    kind,
    rows: toSerialised(rows),
    brands: studioBrands(context.get(shopContext)),
    today: new Date().toISOString().slice(0, 10),
  };
}

export default function StaffStudioRecords({ loaderData }: Route.ComponentProps) {
  return <RecordList key={loaderData.kind} {...loaderData} />;
}
