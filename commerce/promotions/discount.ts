import { roundHalfUp } from '#commerce/pricing/round-half-up.ts';
import type { PromotionEffect, PromotionLine } from './promotions.ts';

/** What is left to pay, by line. */
type Left = ReadonlyMap<string, number>;

export const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, each) => sum + each, 0);

/** Splits an amount over lines in proportion to what each has left to pay. */
function allocate(amount: number, left: Left): Map<string, number> {
  const total = sumOf(left.values());
  const shares = new Map<string, number>();
  let seen = 0;
  let allocated = 0;
  for (const [id, value] of left) {
    seen += value;
    // Cumulative rounding: the shares always add up to the amount, and none exceeds its line.
    const upTo = total === 0 ? 0 : Math.floor((amount * seen) / total);
    shares.set(id, upTo - allocated);
    allocated = upTo;
  }
  return shares;
}

/** What is paid is rounded, as on badges: so they never say another price than the basket. */
function percentOff(percent: number, left: Left): Map<string, number> {
  const share = 100 - Math.min(100, Math.max(0, percent));
  return new Map([...left].map(([id, value]) => [id, value - roundHalfUp((value * share) / 100)]));
}

function amountOff(amount: number, left: Left): Map<string, number> {
  return allocate(Math.min(Math.max(0, Math.floor(amount)), sumOf(left.values())), left);
}

function multibuy(
  buy: number,
  pay: number,
  lines: readonly PromotionLine[],
  left: Left,
): Map<string, number> {
  const off = new Map<string, number>();
  if (buy < 1 || pay < 0 || pay >= buy) return off;
  const pieces = lines
    .flatMap((line) => {
      const each = Math.floor((left.get(line.id) ?? 0) / line.quantity);
      return Array.from({ length: line.quantity }, () => ({ id: line.id, price: each }));
    })
    .toSorted((a, b) => b.price - a.price || (a.id < b.id ? -1 : 1));
  for (let start = 0; start + buy <= pieces.length; start += buy) {
    for (const piece of pieces.slice(start + pay, start + buy)) {
      off.set(piece.id, (off.get(piece.id) ?? 0) + piece.price);
    }
  }
  return off;
}

const countOf = (lines: readonly PromotionLine[]) => sumOf(lines.map(({ quantity }) => quantity));

/** The discount of an effect by line; a gift and free delivery take nothing off the lines. */
export function discountOf(
  effect: PromotionEffect,
  lines: readonly PromotionLine[],
  left: Left,
): Map<string, number> {
  switch (effect.kind) {
    case 'percent-off':
      return percentOff(effect.percent, left);
    case 'amount-off':
      return amountOff(effect.amount, left);
    case 'multibuy':
      return multibuy(effect.buy, effect.pay, lines, left);
    case 'threshold':
      return sumOf(left.values()) >= effect.minimum ? discountOf(effect.reward, lines, left) : new Map();
    case 'tiers': {
      const total = sumOf(left.values());
      const step = effect.steps
        .filter(({ minimum }) => total >= minimum)
        .toSorted((a, b) => b.minimum - a.minimum)[0];
      return step ? discountOf(step.reward, lines, left) : new Map();
    }
    case 'piece-tiers': {
      const pieces = countOf(lines);
      const step = effect.steps
        .filter((each) => pieces >= each.pieces)
        .toSorted((a, b) => b.pieces - a.pieces)[0];
      return step ? percentOff(step.percent, left) : new Map();
    }
    case 'free-delivery':
    case 'gift':
      return new Map();
  }
}

/** What the lines must still come to, or how many pieces are missing, before the effect gives anything. */
export function missingFor(
  effect: PromotionEffect,
  lines: readonly PromotionLine[],
  left: Left,
): { amount: number } | { pieces: number } | null {
  const [total, pieces] = [sumOf(left.values()), countOf(lines)];
  const amount = (minimum: number) => (total < minimum ? { amount: minimum - total } : null);
  const count = (wanted: number) => (pieces < wanted ? { pieces: wanted - pieces } : null);
  switch (effect.kind) {
    case 'threshold':
      return amount(effect.minimum);
    case 'free-delivery':
    case 'gift':
      return amount(effect.minimum ?? 0);
    case 'tiers':
      return amount(Math.min(...effect.steps.map(({ minimum }) => minimum)));
    case 'piece-tiers':
      return count(Math.min(...effect.steps.map((step) => step.pieces)));
    case 'multibuy':
      return count(effect.buy);
    default:
      return null;
  }
}
