import { shopContext } from '#app/context.ts';
import { pdfResponse } from '#app/routes/pdf-response.ts';
import { may, maySeeBrand } from '#commerce/resources/permissions.ts';
import type { Route } from './+types/invoice';
import { requireActor } from './actor.ts';

/** An invoice or a credit note as a PDF file, for those who see orders and for accounting. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = await requireActor(context);
  const { invoices } = context.get(shopContext).checkout;
  const row = await invoices.read(params.id);
  const isSeen =
    row &&
    maySeeBrand(actor, row.brandSlug, row.country) &&
    (may(actor, 'orders.read') || may(actor, 'reports.read'));
  return pdfResponse(isSeen ? await invoices.pdf(row.id) : null, `${params.id}.pdf`);
}
