import { WordsworthPage } from '#app/admin/tools/wordsworth-page.tsx';
import { requestContext, shopContext } from '#app/context.ts';
import { enterStaff } from '#app/routes/api/staff/enter.ts';
import type { Route } from './+types/wordsworth';
import '../../theme/staff.css';

/** Everything the shop knows of a product, for staff. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  await enterStaff(context, request, 'staff');
  const { brand } = context.get(requestContext);
  const file = await context.get(shopContext).staff.files.byKey(params.productKey, brand);
  if (!file) throw new Response(null, { status: 404 });
  return file;
}

export default function Wordsworth({ loaderData }: Route.ComponentProps) {
  return <WordsworthPage file={loaderData} />;
}
