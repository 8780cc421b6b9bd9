import { redirect } from 'react-router';
import { CataloguePage } from '#app/admin/catalogue/catalogue-page.tsx';
import { toSerialised } from '#app/admin/content/serialised.ts';
import { shopContext } from '#app/context.ts';
import { readForm } from '#app/routes/read-form.ts';
import type { Route } from './+types/catalogue';
import { requireActor } from './actor.ts';

/** Where admins bring products, prices and stock in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireActor(context, 'products.write', { isForAllBrands: true });
  const { catalogueImportService } = context.get(shopContext).admin;
  const chosen = Number(new URL(request.url).searchParams.get('import'));
  const [counts, history, entry] = await Promise.all([
    catalogueImportService.count(),
    catalogueImportService.history(),
    Number.isSafeInteger(chosen) && chosen > 0 ? catalogueImportService.entry(chosen) : null,
  ]);
  return { counts, history: toSerialised(history), chosen: toSerialised(entry) };
}

/** Applies a file that was looked at. */
export async function action({ context, request }: Route.ActionArgs) {
  const { email, role, client } = await requireActor(context, 'products.write', { isForAllBrands: true });
  const {
    admin: { catalogueImportService },
    content: { audit },
  } = context.get(shopContext);
  const id = Number((await readForm(request)).get('id'));
  const isBegun = Number.isSafeInteger(id) && (await catalogueImportService.apply(id, email));
  if (isBegun) {
    const note = { who: email, role, client, outcome: 'done' } as const;
    await audit.record({ ...note, action: 'catalogue import applied', subject: `import ${id}` });
  }
  // The first request starts the import; the page shows it either way.
  return redirect(`/staff/catalogue?import=${id}`, 303);
}

export default function StaffCatalogue({ loaderData }: Route.ComponentProps) {
  return <CataloguePage {...loaderData} />;
}
