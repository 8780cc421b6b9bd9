import type { RouterContextProvider } from 'react-router';
import type { ActionOutcome } from '#app/admin/orders/order-page.tsx';
import { shopContext } from '#app/context.ts';
import { readAddress } from '#app/features/checkout/read-address.ts';
import { readForm } from '#app/routes/read-form.ts';
import type { ReceivedPiece } from '#commerce/orders/fulfilment.ts';
import { RETURN_REASONS, type ReturnedPiece } from '#commerce/orders/return-request.ts';
import { parseAmount } from '#commerce/pricing/parse-amount.ts';
import { may, maySeeBrand } from '#commerce/resources/permissions.ts';
import { requireActor } from './actor.ts';

type Outcome =
  | { result: 'done'; intent: string }
  | { result: 'absent'; intent: string }
  | { result: 'failed'; intent: string; failure: ActionOutcome };

/** What concerns the money, for which the permission to refund is needed. */
const NEEDS_REFUND: readonly string[] = ['refund', 'check-payment'];

/** Runs the action of a form on the page of an order, and notes it in the audit log. */
export async function runOrderAction(
  context: Readonly<RouterContextProvider>,
  request: Request,
  number: string,
): Promise<Outcome> {
  const actor = await requireActor(context, 'orders.write');
  const { checkout, content } = context.get(shopContext);
  const seen = await checkout.readOrderPage(number);
  if (!seen || !maySeeBrand(actor, seen.brandSlug, seen.shippingAddress.country))
    return { result: 'absent', intent: '' };
  const form = await readForm(request);
  const asked = String(form.get('intent') ?? '');
  const intent = asked === 'receive' && form.has('close') ? 'close' : asked;
  const note = { who: actor.email, role: actor.role, client: actor.client, subject: `order ${number}` };
  const fail = (problem: string, more: Partial<ActionOutcome> = {}): Outcome => ({
    result: 'failed',
    intent,
    failure: { intent: asked, problem, since: null, addressErrors: [], ...more },
  });
  if (NEEDS_REFUND.includes(intent) && !may(actor, 'orders.refund')) {
    await content.audit.record({ ...note, action: intent, outcome: 'refused' });
    return fail('unknown');
  }
  const result = await act(context, form, intent, number, actor.email);
  if (result === null) return fail('unknown');
  const isDone = result.kind === 'done' || result.kind === 'repeated';
  await content.audit.record({ ...note, action: intent, outcome: isDone ? 'done' : 'refused' });
  switch (result.kind) {
    case 'done':
    case 'repeated':
      return { result: 'done', intent };
    case 'absent':
      return { result: 'absent', intent };
    case 'conflict':
      return fail('unknown', {
        since: result.since.map(({ id, who, action, detail }) => ({ id, who, action, detail })),
      });
    case 'invalid':
      return fail('wrong-address', { addressErrors: result.errors });
    case 'refused':
      return fail(result.problem);
  }
}

/** Null for a form that this page does not have. */
async function act(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  intent: string,
  number: string,
  who: string,
) {
  const { staffOrders } = context.get(shopContext).checkout;
  const text = (name: string) => String(form.get(name) ?? '').toWellFormed();
  const version = Number(form.get('version') ?? Number.NaN);
  const key = text('key').slice(0, 200);
  if (key === '' || !Number.isSafeInteger(version)) return null;
  const request = { number, key, version, who };
  switch (intent) {
    case 'ship': {
      const pieces = readPieces(form, 'quantity');
      return staffOrders.ship(request, {
        pieces,
        carrier: text('carrier'),
        trackingNumber: text('trackingNumber'),
      });
    }
    case 'deliver':
      return staffOrders.deliver(request);
    case 'cancel':
      return staffOrders.cancel(request, {
        wanted: form.has('all') ? null : readPieces(form, 'quantity'),
        reason: text('reason'),
      });
    case 'refund':
      return staffOrders.refund(request, readRefund(form, text('kind')), text('reason'));
    case 'check-payment':
      return staffOrders.checkPayment(request, text('text'));
    case 'address':
      return staffOrders.changeAddress(request, readAddress(form, 'address'));
    case 'announce': {
      const reason = RETURN_REASONS.find((one) => one === form.get('reason')) ?? 'changed-mind';
      return staffOrders.announce(request, readPieces(form, 'quantity'), reason);
    }
    case 'receive': {
      const entered = text('amount').trim();
      const amount = entered === '' ? null : (parseAmount(entered) ?? -1);
      return staffOrders.receive(request, { pieces: readArrived(form), amount });
    }
    case 'close':
      return staffOrders.close(request);
    case 'note':
      return staffOrders.addNote({ ...request, version: null }, text('text'));
    case 'resend':
      return staffOrders.resendEmail({ ...request, version: null }, Number(form.get('email')));
    default:
      return null;
  }
}

/** Fields `quantity.0`, `quantity.1` …; what is no whole number is refused by the rules. */
function readPieces(form: FormData, name: string): ReturnedPiece[] {
  return [...form]
    .filter(([field, value]) => field.startsWith(`${name}.`) && value !== '' && value !== '0')
    .map(([field, value]) => ({ position: Number(field.slice(name.length + 1)), quantity: Number(value) }));
}

function readArrived(form: FormData): ReceivedPiece[] {
  return [
    ...readPieces(form, 'restock').map((piece) => ({ ...piece, isRestocked: true })),
    ...readPieces(form, 'writeOff').map((piece) => ({ ...piece, isRestocked: false })),
  ];
}

function readRefund(form: FormData, kind: string) {
  if (kind === 'rest') return { kind: 'rest' as const };
  if (kind === 'amount')
    return { kind: 'amount' as const, amount: parseAmount(String(form.get('amount') ?? '')) ?? 0 };
  return { kind: 'pieces' as const, pieces: readPieces(form, 'quantity') };
}
