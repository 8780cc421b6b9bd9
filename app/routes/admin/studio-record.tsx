import { RecordEditor } from '#app/admin/content/record-editor.tsx';
import { toSerialised } from '#app/admin/content/serialised.ts';
import { shopContext } from '#app/context.ts';
import { blankRecord, isRecordKind } from '#commerce/content/editor/record-kind.ts';
import type { Route } from './+types/studio-record';
import { requireAdmin } from './require-admin.ts';
import { recordOptions } from './studio-options.server.ts';

/** One campaign or rule; without an id a new one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireAdmin(context);
  const shop = context.get(shopContext);
  const kind = url.searchParams.get('kind') ?? '';
  if (!isRecordKind(kind)) throw new Response(null, { status: 404 });
  const id = url.searchParams.get('id');
  const record = id === null ? null : await shop.content.studioRecords.open(kind, id);
  if (id !== null && !record) throw new Response(null, { status: 404 });
  const today = new Date().toISOString().slice(0, 10);
  return {
    kind,
    opened: record && toSerialised(record),
    blank: blankRecord(kind, today),
    options: await recordOptions(shop),
    today,
    isElsewhere: shop.search.engine.setRules === undefined,
  };
}

/** The editor holds its own state; a change elsewhere is detected when saving. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.search !== nextUrl.search;
}

export default function StaffStudioRecord({ loaderData }: Route.ComponentProps) {
  const { kind, opened } = loaderData;
  return <RecordEditor key={`${kind} ${opened?.id}`} {...loaderData} />;
}
