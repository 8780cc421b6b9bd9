import { redirect } from 'react-router';
import { AttributesPage } from '#app/admin/search/attributes-page.tsx';
import { shopContext } from '#app/context.ts';
import { readForm } from '#app/routes/read-form.ts';
import { facetResource } from '#commerce/catalogue/facets/facet-resource.ts';
import type { Route } from './+types/search-attributes';
import { requireActor } from './actor.ts';

/** Attributes of imported products that could be filters. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireActor(context, 'search.read');
  const offered = await context.get(shopContext).search.offeredAttributes();
  return { offered };
}

/** Makes a filter of an attribute; it can be renamed and moved in its own editor. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = await requireActor(context, 'search.write');
  const form = await readForm(request);
  const key = String(form.get('key') ?? '');
  const body = {
    key,
    label: key.replace(/^.*\./, '').replaceAll(/[_-]+/g, ' ').trim(),
    kind: String(form.get('kind') ?? 'terms'),
    order: 500,
    isSearchable: false,
    isActive: true,
  };
  const { resources } = context.get(shopContext).admin;
  const saved = await resources.save(actor, facetResource, null, body, 0);
  if (saved.kind !== 'done') return redirect('/staff/searches/attributes', 303);
  return redirect(`/staff/${facetResource.name}/${saved.record.id}`, 303);
}

export default function StaffSearchAttributes({ loaderData }: Route.ComponentProps) {
  return <AttributesPage {...loaderData} />;
}
