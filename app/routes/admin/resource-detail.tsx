import { toSerialised } from '#app/admin/content/serialised.ts';
import { ResourceEditor } from '#app/admin/resource/resource-editor.tsx';
import { NEW } from '#app/admin/resource/resource-href.ts';
import { shopContext } from '#app/context.ts';
import { may } from '#commerce/resources/permissions.ts';
import { mayChange } from '#commerce/resources/record-reach.ts';
import type { Route } from './+types/resource-detail';
import { requireActor } from './actor.ts';
import { requireResource } from './require-resource.ts';
import { shopDay } from './shop-day.ts';
import { recordOptions } from './studio-options.server.ts';

/** One record, or a new one. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const resource = await requireResource(context, params.resource);
  const actor = await requireActor(context);
  const shop = context.get(shopContext);
  const canWrite = may(actor, resource.permissions.write);
  const { today } = shopDay(context);
  const isNew = params.id === NEW;
  const record = isNew ? null : await shop.admin.resources.open(actor, resource, params.id);
  if (isNew ? !resource.blank || !canWrite : !record) throw new Response(null, { status: 404 });
  const isOwn = !record || mayChange(actor, resource, record.body);
  return {
    name: resource.name,
    opened: record && toSerialised(record),
    options: resource.schema ? await recordOptions(shop) : null,
    today,
    canWrite: canWrite && isOwn && resource.schema !== null,
    actions: (resource.actions ?? [])
      .filter(
        ({ permission, brandOf }) =>
          may(actor, permission ?? resource.permissions.write) && (isOwn || brandOf),
      )
      .map(({ name }) => name),
    isSearchElsewhere: shop.search.engine.setRules === undefined,
  };
}

/** The editor holds its own state; a change elsewhere is detected when saving. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function StaffResourceDetail({ loaderData }: Route.ComponentProps) {
  const { name, opened } = loaderData;
  return <ResourceEditor key={`${name} ${opened?.id}`} {...loaderData} />;
}
