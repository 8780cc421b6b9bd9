import { shopContext, visitContext } from '../context.ts';
import { WordsworthPage } from '../departments/staff/tools/wordsworth-page.tsx';
import type { Route } from './+types/wordsworth';
import { enterStaff } from './api/staff/enter.ts';
import '../theme/staff.css';

/** Everything the shop knows of a product, for staff. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  await enterStaff(context, request, 'staff');
  const { brand } = context.get(visitContext);
  const file = await context.get(shopContext).staff.files.byKey(params.productKey, brand);
  if (!file) throw new Response(null, { status: 404 });
  return file;
}

export default function Wordsworth({ loaderData }: Route.ComponentProps) {
  return <WordsworthPage file={loaderData} />;
}
