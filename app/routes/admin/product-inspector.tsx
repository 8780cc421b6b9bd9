import { InspectorPage } from '#app/admin/product-inspector/inspector-page.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import { requireStaff } from '#app/routes/api/staff/require-staff.ts';
import type { Route } from './+types/product-inspector';
import '../../theme/staff.css';

/** Everything the shop knows of a product, for staff. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  await requireStaff(context, request, 'staff');
  const { brand } = context.get(requestContext);
  const file = await context.get(shopContext).admin.staff.inspector.byKey(params.productKey, brand);
  if (!file) throw new Response(null, { status: 404 });
  return file;
}

export default function ProductInspector({ loaderData }: Route.ComponentProps) {
  return <InspectorPage file={loaderData} />;
}
