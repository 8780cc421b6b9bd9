import { redirect } from 'react-router';
import { CatalogueRoom } from '#app/admin/catalogue/catalogue-room.tsx';
import { StudioFrame } from '#app/admin/content/studio-frame.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import '#app/admin/content/studio-styles.ts';
import { toWire } from '#app/admin/content/wire.ts';
import { readForm } from '#app/routes/read-form.ts';
import type { Route } from './+types/staff-catalogue';
import { requireAdmin } from './require-admin.ts';

/** Where admins bring products, prices and stock in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireAdmin(context);
  const customer = await context.get(requestContext).session.customer();
  const { catalogueDesk } = context.get(shopContext);
  const chosen = Number(new URL(request.url).searchParams.get('import'));
  const [counts, history, entry] = await Promise.all([
    catalogueDesk.count(),
    catalogueDesk.history(),
    Number.isSafeInteger(chosen) && chosen > 0 ? catalogueDesk.entry(chosen) : null,
  ]);
  const who = `${customer?.firstName} ${customer?.lastName}`;
  return { who, counts, history: toWire(history), chosen: toWire(entry) };
}

/** Applies a file that was looked at. */
export async function action({ context, request }: Route.ActionArgs) {
  const { email, role, client } = await requireAdmin(context);
  const { catalogueDesk, audit } = context.get(shopContext);
  const id = Number((await readForm(request)).get('id'));
  const isBegun = Number.isSafeInteger(id) && (await catalogueDesk.apply(id, email));
  if (isBegun) {
    const note = { who: email, role, client, outcome: 'done' } as const;
    await audit.record({ ...note, action: 'catalogue import applied', subject: `import ${id}` });
  }
  // Whoever pressed first has begun; the page shows it either way.
  return redirect(`/staff/catalogue?import=${id}`, 303);
}

export default function StaffCatalogue({ loaderData: { who, ...room } }: Route.ComponentProps) {
  return (
    <StudioFrame who={who}>
      <meta name="robots" content="noindex" />
      <CatalogueRoom {...room} />
    </StudioFrame>
  );
}
