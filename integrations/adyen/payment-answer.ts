import * as v from 'valibot';
import type { PaymentAnswer } from '#commerce/payments/provider.ts';

export const paymentAnswer = v.looseObject({
  pspReference: v.optional(v.string(), ''),
  resultCode: v.string(),
  refusalReason: v.optional(v.string(), ''),
  refusalReasonCode: v.optional(v.string(), ''),
  action: v.optional(v.looseObject({ type: v.optional(v.string()), url: v.optional(v.string()) })),
});

/** After a redirect the answer must say whose it is: the shopper carried the question. */
export const detailsAnswer = v.looseObject({ ...paymentAnswer.entries, merchantReference: v.string() });

/** A refusal is an ordinary answer. What cannot be carried on with here is one too. */
export function toAnswer(answer: v.InferOutput<typeof paymentAnswer>): PaymentAnswer {
  const { pspReference: reference, resultCode, action, refusalReason, refusalReasonCode } = answer;
  switch (resultCode) {
    case 'Authorised':
      return { kind: 'authorised', reference };
    case 'Received':
    case 'Pending':
      return { kind: 'pending', reference };
    case 'RedirectShopper':
      if (action?.url) return { kind: 'challenge', reference, url: action.url };
      break;
  }
  const reason = [resultCode, refusalReasonCode, refusalReason].filter(Boolean).join(' ');
  return { kind: 'refused', reference, reason };
}
