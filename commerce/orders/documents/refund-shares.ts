import { type TaxLine, taxOfRefund } from '#commerce/tax/compute-tax.ts';

/** A part of an order that was paid for: a line, or its delivery. Amounts as the customer paid them, in minor units. */
export interface PaidPart {
  amount: number;
  quantity: number;
  taxes: readonly TaxLine[];
}

export interface RefundedParts {
  amount: number;
  /** The lines that it is for, by their position; none for an amount without pieces. */
  pieces: readonly { position: number; quantity: number }[];
}

/** How much of each part a refund gives back, and the tax in it. */
export interface RefundShare {
  part: number;
  amount: number;
  taxes: TaxLine[];
}

/**
 * Divides the refunds of an order between its parts, one after the other. What is refunded for pieces belongs to their
 * lines; the rest of an amount is taken from the last part, which is delivery, and then from all lines in proportion.
 * However refunds are cut, together they give back the tax that was charged.
 */
export function shareRefunds(parts: readonly PaidPart[], refunds: readonly RefundedParts[]): RefundShare[][] {
  const given = parts.map(() => 0);
  const pieces = parts.map(() => 0);
  return refunds.map((refund) => {
    const now = parts.map(() => 0);
    const leftOf = (part: number) => (parts[part]?.amount ?? 0) - (given[part] ?? 0) - (now[part] ?? 0);
    let rest = refund.amount;
    const take = (part: number, wanted: number) => {
      const amount = Math.max(0, Math.min(wanted, leftOf(part), rest));
      now[part] = (now[part] ?? 0) + amount;
      rest -= amount;
    };
    for (const { position, quantity } of refund.pieces) {
      const part = parts[position];
      if (!part) continue;
      const before = pieces[position] ?? 0;
      const upTo = (count: number) =>
        Math.floor((part.amount * Math.min(part.quantity, count)) / part.quantity);
      take(position, upTo(before + quantity) - upTo(before));
      pieces[position] = before + quantity;
    }
    take(parts.length - 1, rest);
    const open = parts.reduce((sum, _, part) => sum + leftOf(part), 0);
    const wanted = rest;
    parts.forEach((_, part) => {
      if (open > 0) take(part, Math.floor((wanted * leftOf(part)) / open));
    });
    // Rounding leaves a few units.
    parts.forEach((_, part) => {
      take(part, rest);
    });
    return parts.flatMap(({ amount: whole, taxes }, part) => {
      const refundedNow = now[part] ?? 0;
      const refundedBefore = given[part] ?? 0;
      given[part] = refundedBefore + refundedNow;
      if (refundedNow === 0) return [];
      const share = { whole, refundedBefore, refundedNow };
      return [{ part, amount: refundedNow, taxes: taxOfRefund(taxes, share) }];
    });
  });
}
