/** The fields of a basket line that promotions depend on. Amounts are minor units of one currency. */
export interface PromotionLine {
  id: string;
  sku: string;
  brand: string;
  categorySlugs: string[];
  quantity: number;
  unitPrice: number;
}

/** The lines a promotion applies to; an empty list does not restrict. */
export interface PromotionScope {
  skus: string[];
  brands: string[];
  categorySlugs: string[];
  excludedCategorySlugs: string[];
}

export type PromotionEffect =
  | { kind: 'percent-off'; percent: number }
  | { kind: 'amount-off'; amount: number }
  /** Of every `buy` pieces the shopper pays for `pay`; the cheapest are free. */
  | { kind: 'multibuy'; buy: number; pay: number }
  | {
      kind: 'threshold';
      minimum: number;
      reward: { kind: 'percent-off'; percent: number } | { kind: 'amount-off'; amount: number };
    };

export interface Promotion {
  id: string;
  name: string;
  /** Lower applies first; each applies to what earlier ones left to pay. */
  priority: number;
  /** Null applies automatically; otherwise the shopper enters it. */
  code: string | null;
  /** Nothing applies after it. */
  isExclusive: boolean;
  scope: PromotionScope;
  effect: PromotionEffect;
}

export interface AppliedPromotion {
  promotionId: string;
  name: string;
  amount: number;
  byLine: ReadonlyMap<string, number>;
}

function isInScope(line: PromotionLine, scope: PromotionScope): boolean {
  const meets = (list: readonly string[], values: readonly string[]) =>
    list.length === 0 || values.some((value) => list.includes(value));
  return (
    meets(scope.skus, [line.sku]) &&
    meets(scope.brands, [line.brand]) &&
    meets(scope.categorySlugs, line.categorySlugs) &&
    !line.categorySlugs.some((slug) => scope.excludedCategorySlugs.includes(slug))
  );
}

/** Splits an amount over lines in proportion to what each has left to pay. */
function allocate(amount: number, left: ReadonlyMap<string, number>): Map<string, number> {
  const total = [...left.values()].reduce((sum, value) => sum + value, 0);
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

function percentOff(percent: number, left: ReadonlyMap<string, number>): Map<string, number> {
  const share = Math.min(100, Math.max(0, percent));
  return new Map([...left].map(([id, value]) => [id, Math.floor((value * share + 50) / 100)]));
}

function amountOff(amount: number, left: ReadonlyMap<string, number>): Map<string, number> {
  const total = [...left.values()].reduce((sum, value) => sum + value, 0);
  return allocate(Math.min(Math.max(0, Math.floor(amount)), total), left);
}

function multibuy(
  buy: number,
  pay: number,
  lines: readonly PromotionLine[],
  left: ReadonlyMap<string, number>,
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

function discountOf(
  effect: PromotionEffect,
  lines: readonly PromotionLine[],
  left: ReadonlyMap<string, number>,
): Map<string, number> {
  switch (effect.kind) {
    case 'percent-off':
      return percentOff(effect.percent, left);
    case 'amount-off':
      return amountOff(effect.amount, left);
    case 'multibuy':
      return multibuy(effect.buy, effect.pay, lines, left);
    case 'threshold': {
      const total = [...left.values()].reduce((sum, value) => sum + value, 0);
      return total >= effect.minimum ? discountOf(effect.reward, lines, left) : new Map();
    }
  }
}

/** Applies promotions in order of priority, each to what is left to pay; those without a discount are left out. */
export function applyPromotions(
  basket: { lines: readonly PromotionLine[]; codes: readonly string[] },
  promotions: readonly Promotion[],
): AppliedPromotion[] {
  const left = new Map(basket.lines.map((line) => [line.id, line.unitPrice * line.quantity]));
  const codes = new Set(basket.codes.map((code) => code.trim().toUpperCase()));
  const applied: AppliedPromotion[] = [];
  const inOrder = promotions.toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1));
  for (const promotion of inOrder) {
    if (promotion.code !== null && !codes.has(promotion.code.trim().toUpperCase())) continue;
    const lines = basket.lines.filter((line) => isInScope(line, promotion.scope));
    const eligible = new Map(lines.map((line) => [line.id, left.get(line.id) ?? 0]));
    const byLine = new Map(
      [...discountOf(promotion.effect, lines, eligible)]
        .map(([id, amount]) => [id, Math.min(amount, left.get(id) ?? 0)] as const)
        .filter(([, amount]) => amount > 0),
    );
    const amount = [...byLine.values()].reduce((sum, value) => sum + value, 0);
    if (amount === 0) continue;
    for (const [id, value] of byLine) left.set(id, (left.get(id) ?? 0) - value);
    applied.push({ promotionId: promotion.id, name: promotion.name, amount, byLine });
    if (promotion.isExclusive) break;
  }
  return applied;
}
