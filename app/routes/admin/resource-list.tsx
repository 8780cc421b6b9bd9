import { toSerialised } from '#app/admin/content/serialised.ts';
import { ResourceList } from '#app/admin/resource/resource-list.tsx';
import { shopContext } from '#app/context.ts';
import { filtersOf } from '#commerce/resources/define-resource.ts';
import { parseListQuery } from '#commerce/resources/list-query.ts';
import { may } from '#commerce/resources/permissions.ts';
import type { Route } from './+types/resource-list';
import { requireActor } from './actor.ts';
import { requireResource } from './require-resource.ts';
import { shopDay } from './shop-day.ts';
import { studioBrands } from './studio-brands.server.ts';
import { recordOptions } from './studio-options.server.ts';

/** The list of one resource. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const resource = await requireResource(context, params.resource);
  const actor = await requireActor(context);
  const shop = context.get(shopContext);
  const day = shopDay(context);
  const query = parseListQuery(resource, url.searchParams, { ...day, brands: actor.brands });
  const { resources } = shop.admin;
  const isByChoice = filtersOf(resource).some(
    ({ options }) => options === 'categories' || options === 'makers',
  );
  const [page, views, choices] = await Promise.all([
    resources.list(actor, resource, query),
    resources.views.of(actor.id ?? '', resource.name),
    isByChoice ? recordOptions(shop) : null,
  ]);
  return {
    name: resource.name,
    page: toSerialised(page),
    query,
    views,
    brands: studioBrands(shop),
    choices: choices && { categories: choices.categories, makers: choices.makers },
    today: day.today,
    canWrite: may(actor, resource.permissions.write),
    actions: (resource.actions ?? [])
      .filter(({ isBulk, permission }) => isBulk && may(actor, permission ?? resource.permissions.write))
      .map(({ name }) => name),
  };
}

export default function StaffResourceList({ loaderData }: Route.ComponentProps) {
  return <ResourceList key={loaderData.name} {...loaderData} />;
}
