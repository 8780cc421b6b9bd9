import { shopContext, visitContext } from '../../../context.ts';
import { basketOwner } from '../../account-guard.ts';
import { jsonError, notAllowed } from '../answers.ts';
import type { Route } from './+types/set-anon-id';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Remembers on the basket who recommended it; without a basket there is nothing to remember it on. */
export async function action({ context, request }: Route.ActionArgs) {
  const lcAnonId = await readId(request);
  if (!UUID.test(lcAnonId)) return jsonError(400, 'lcAnonId must be a UUID.', { field: 'lcAnonId' });
  const owner = await basketOwner(context);
  if (owner) {
    const { brand } = context.get(visitContext);
    await context
      .get(shopContext)
      .baskets.setFields(owner, brand, { loudcrowdAnonId: lcAnonId.toLowerCase() });
  }
  return new Response(null, { status: 204 });
}

export function loader() {
  return notAllowed('POST');
}

async function readId(request: Request): Promise<string> {
  try {
    const isJson = request.headers.get('content-type')?.includes('json');
    const sent = isJson
      ? ((await request.json()) as { lcAnonId?: unknown } | null)?.lcAnonId
      : (await request.formData()).get('lcAnonId');
    return typeof sent === 'string' ? sent : '';
  } catch {
    return '';
  }
}
