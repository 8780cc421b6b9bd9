import { data, type RouterContextProvider, redirect } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { readForm } from '#app/routes/read-form.ts';
import type { OrderViewer } from '#commerce/orders/order-access.server.ts';
import { RETURN_REASONS, type ReturnedPiece } from '#commerce/orders/return-request.ts';

export type OrderProblem = 'too-late' | 'nothing-chosen' | 'not-returnable' | 'no-reason' | 'other';

/** Who asks for the order: the customer, the guest's session, or anyone with the key from the confirmation email. */
export async function orderViewer(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<OrderViewer> {
  const record = await context.get(requestContext).session.current();
  return {
    customerId: record?.customer?.id ?? null,
    sessionId: record?.id ?? null,
    key: new URL(request.url).searchParams.get('key'),
  };
}

/** Cancels the order or requests a return, then redirects to the order, so that a reload does not repeat the action. */
export async function handleOrderAction(
  context: Readonly<RouterContextProvider>,
  request: Request,
  number: string,
) {
  const viewer = await orderViewer(context, request);
  const { afterSales } = context.get(shopContext).checkout;
  const form = await readForm(request);
  const fail = (problem: OrderProblem, status: number) => data({ problem }, { status });
  if (form.get('intent') === 'cancel') {
    const result = await afterSales.cancel(number, viewer);
    if (result === 'absent') throw new Response(null, { status: 404 });
    if (result === 'too-late') return fail('too-late', 409);
    throw redirect(orderPage(request), 303);
  }
  if (form.get('intent') !== 'return') return fail('other', 400);
  const reason = RETURN_REASONS.find((one) => one === form.get('reason'));
  const pieces = readPieces(form);
  if (!pieces) return fail('not-returnable', 400);
  if (!reason) return fail('no-reason', 422);
  const result = await afterSales.requestReturn(number, viewer, pieces, reason);
  switch (result) {
    case 'absent':
      throw new Response(null, { status: 404 });
    case 'requested':
      throw redirect(orderPage(request), 303);
    case 'nothing-chosen':
      return fail(result, 422);
    case 'not-returnable':
    case 'too-late':
      return fail(result, 409);
    case 'not-now':
      return fail('other', 409);
  }
}

/** Reads the fields `quantity.0`, `quantity.1` …; null when one of them is no whole number. */
function readPieces(form: FormData): ReturnedPiece[] | null {
  const pieces = [...form]
    .filter(([name]) => name.startsWith('quantity.'))
    .map(([name, value]) => ({ position: Number(name.slice('quantity.'.length)), quantity: Number(value) }));
  const isWhole = pieces.every(
    ({ position, quantity }) =>
      Number.isSafeInteger(position) && position >= 0 && Number.isSafeInteger(quantity) && quantity >= 0,
  );
  return isWhole ? pieces.filter(({ quantity }) => quantity > 0) : null;
}

function orderPage(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname.replace(/\.data$/, '')}${search}`;
}
