import { redirect } from 'react-router';
import { StudioFrame } from '#app/admin/content/studio-frame.tsx';
import { AttributesPage } from '#app/admin/search/attributes-page.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import '#app/admin/content/studio-styles.ts';
import { readForm } from '#app/routes/read-form.ts';
import type { Route } from './+types/search-attributes';
import { requireAdmin } from './require-admin.ts';

/** Attributes of imported products that could be filters. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context);
  const customer = await context.get(requestContext).session.customer();
  const offered = await context.get(shopContext).search.offeredAttributes();
  return { who: `${customer?.firstName} ${customer?.lastName}`, offered };
}

/** Makes a filter of an attribute; it can be renamed and moved in its own editor. */
export async function action({ context, request }: Route.ActionArgs) {
  const editor = await requireAdmin(context);
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
  const saved = await context.get(shopContext).content.studioRecords.save(editor, 'facet', null, body, 0);
  if (saved.kind !== 'done') return redirect('/staff/search/attributes', 303);
  return redirect(`/staff/studio/record?${new URLSearchParams({ kind: 'facet', id: saved.record.id })}`, 303);
}

export default function StaffSearchAttributes({ loaderData: { who, offered } }: Route.ComponentProps) {
  return (
    <StudioFrame who={who}>
      <meta name="robots" content="noindex" />
      <AttributesPage offered={offered} />
    </StudioFrame>
  );
}
