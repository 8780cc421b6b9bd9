import { brandKey } from './badges/badge.ts';
import { discountOf, missingFor, sumOf } from './discount.ts';

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
  /** The brand site that has it; every one when left out. */
  site?: string | null;
}

export type PromotionReward =
  | { kind: 'percent-off'; percent: number }
  | { kind: 'amount-off'; amount: number };

export type PromotionEffect =
  | PromotionReward
  /** Of every `buy` pieces the shopper pays for `pay`; the cheapest are free. */
  | { kind: 'multibuy'; buy: number; pay: number }
  | { kind: 'threshold'; minimum: number; reward: PromotionReward }
  /** The highest step that the lines reach counts. */
  | { kind: 'tiers'; steps: readonly { minimum: number; reward: PromotionReward }[] }
  | { kind: 'piece-tiers'; steps: readonly { pieces: number; percent: number }[] }
  /** Delivery methods up to a price cost nothing. */
  | { kind: 'free-delivery'; minimum: number | null; upTo: number | null }
  /** One piece of a sku, once an order. */
  | { kind: 'gift'; sku: string; minimum: number | null };

/** Null does not limit. */
export interface PromotionLimits {
  /** Orders of everybody. */
  total: number | null;
  /** Orders of one person, by account or email. */
  perCustomer: number | null;
  isFirstOrderOnly: boolean;
}

export interface Promotion {
  id: string;
  name: string;
  /** Lower applies first; each applies to what earlier ones left to pay. */
  priority: number;
  /** Null applies automatically; otherwise the shopper enters it. */
  code: string | null;
  /** It has generated codes too, each for one order. */
  hasOwnCodes?: boolean;
  /** Applies alone or not at all. */
  isExclusive: boolean;
  scope: PromotionScope;
  effect: PromotionEffect;
  limits?: PromotionLimits;
  /** Baskets in other currencies do not get it; null for all. */
  currency?: string | null;
  /** Its name in other languages. */
  texts?: readonly { language: string; name: string }[];
}

/** What is known about the shopper and the shop besides the basket. */
export interface OfferFacts {
  /** Uses by promotion: of everybody, and of this shopper. */
  uses: ReadonlyMap<string, { total: number; own: number }>;
  /** Generated codes that the shopper entered, in capital letters. */
  ownCodes: ReadonlyMap<string, { promotionId: string; isSpent: boolean }>;
  /** Null while nobody knows who the shopper is. */
  hasOrdered: boolean | null;
  /** Gifts by sku. */
  gifts: ReadonlyMap<string, { stock: number; price: number }>;
  /** What delivery costs without an offer; 0 where it is not known yet. */
  delivery: number;
}

export const NO_FACTS: OfferFacts = {
  uses: new Map(),
  ownCodes: new Map(),
  hasOrdered: null,
  gifts: new Map(),
  delivery: 0,
};

export interface AppliedPromotion {
  promotionId: string;
  name: string;
  code: string | null;
  texts?: Promotion['texts'];
  /** Off the lines. */
  amount: number;
  byLine: ReadonlyMap<string, number>;
  /** Delivery up to this price is free; null for any price. Absent where delivery is not part of it. */
  freeDelivery?: { upTo: number | null; saved: number };
  giftSku?: string;
  /** The generated code that it was entered with. */
  ownCode: string | null;
}

export type RefusalReason =
  | 'needs-code'
  | 'code-spent'
  | 'used-up'
  | 'used-by-customer'
  | 'not-first-order'
  | 'other-currency'
  | 'other-site'
  | 'nothing-in-scope'
  | 'below-minimum'
  | 'too-few-pieces'
  | 'gift-gone'
  | 'nothing-left'
  | 'delivery-not-free'
  | 'better-offer';

export interface RefusedPromotion {
  promotionId: string;
  name: string;
  code: string | null;
  reason: RefusalReason;
  /** An amount or a number of pieces. */
  missing?: number;
}

export interface EvaluatedPromotions {
  applied: AppliedPromotion[];
  refused: RefusedPromotion[];
}

export interface PromotionBasket {
  lines: readonly PromotionLine[];
  codes: readonly string[];
  currencyCode?: string;
  /** The brand whose site it is on. */
  site?: string;
}

export const codeKey = (code: string): string => code.trim().toUpperCase();

/** Without a site it is on every one. */
export const isOnSite = ({ scope }: Pick<Promotion, 'scope'>, site: string): boolean =>
  !scope.site || scope.site === site;

function isInScope(line: PromotionLine, scope: PromotionScope): boolean {
  const meets = (list: readonly string[], values: readonly string[]) =>
    list.length === 0 || values.some((value) => list.includes(value));
  return (
    meets(scope.skus, [line.sku]) &&
    meets(scope.brands.map(brandKey), [brandKey(line.brand)]) &&
    meets(scope.categorySlugs, line.categorySlugs) &&
    !line.categorySlugs.some((slug) => scope.excludedCategorySlugs.includes(slug))
  );
}

/** Why this shopper does not get a promotion, whatever is in the basket. */
function barTo(promotion: Promotion, basket: PromotionBasket, facts: OfferFacts): RefusalReason | null {
  const { id, code, limits, currency } = promotion;
  if (currency && basket.currencyCode && currency !== basket.currencyCode) return 'other-currency';
  if (basket.site && !isOnSite(promotion, basket.site)) return 'other-site';
  const uses = facts.uses.get(id) ?? { total: 0, own: 0 };
  const entered = enteredCode(promotion, basket, facts);
  if ((code !== null || promotion.hasOwnCodes) && !entered) {
    const isSpent = basket.codes.some((each) => facts.ownCodes.get(codeKey(each))?.promotionId === id);
    return isSpent ? 'code-spent' : 'needs-code';
  }
  // A payment that has begun may become the first order.
  if (limits?.isFirstOrderOnly && (facts.hasOrdered || uses.own > 0)) return 'not-first-order';
  if (limits?.perCustomer != null && uses.own >= limits.perCustomer) return 'used-by-customer';
  if (limits?.total != null && uses.total >= limits.total) return 'used-up';
  return null;
}

/** The code that opens a promotion to this basket; `own` where it is a generated one that was not spent. */
function enteredCode(
  { id, code }: Promotion,
  basket: PromotionBasket,
  { ownCodes }: OfferFacts,
): { own: string | null } | null {
  const entered = basket.codes.map(codeKey);
  const own = entered.find((each) => {
    const known = ownCodes.get(each);
    return known?.promotionId === id && !known.isSpent;
  });
  if (own) return { own };
  return code !== null && entered.includes(codeKey(code)) ? { own: null } : null;
}

/** Applies promotions in turn, each to what is left to pay. */
function applyInTurn(
  promotions: readonly Promotion[],
  basket: PromotionBasket,
  facts: OfferFacts,
): EvaluatedPromotions {
  const left = new Map(basket.lines.map((line) => [line.id, line.unitPrice * line.quantity]));
  const applied: AppliedPromotion[] = [];
  const refused: RefusedPromotion[] = [];
  for (const promotion of promotions) {
    const { id: promotionId, name, code, effect } = promotion;
    const refuse = (reason: RefusalReason, missing?: number) =>
      void refused.push({ promotionId, name, code, reason, ...(missing !== undefined && { missing }) });
    const lines = basket.lines.filter((line) => isInScope(line, promotion.scope));
    if (lines.length === 0) {
      refuse('nothing-in-scope');
      continue;
    }
    const eligible = new Map(lines.map((line) => [line.id, left.get(line.id) ?? 0]));
    const missing = missingFor(effect, lines, eligible);
    if (missing) {
      if ('amount' in missing) refuse('below-minimum', missing.amount);
      else refuse('too-few-pieces', missing.pieces);
      continue;
    }
    const ownCode = enteredCode(promotion, basket, facts)?.own ?? null;
    const { texts } = promotion;
    const result = {
      ...{ promotionId, name, code, amount: 0, byLine: new Map<string, number>(), ownCode },
      ...(texts?.length && { texts: texts.map(({ language, name: text }) => ({ language, name: text })) }),
    };
    if (effect.kind === 'gift') {
      const given = applied.filter(({ giftSku }) => giftSku === effect.sku).length;
      if ((facts.gifts.get(effect.sku)?.stock ?? 0) > given) applied.push({ ...result, giftSku: effect.sku });
      else refuse('gift-gone');
      continue;
    }
    if (effect.kind === 'free-delivery') {
      applied.push({ ...result, freeDelivery: { upTo: effect.upTo, saved: 0 } });
      continue;
    }
    const byLine = new Map(
      [...discountOf(effect, lines, eligible)]
        .map(([id, amount]) => [id, Math.min(amount, left.get(id) ?? 0)] as const)
        .filter(([, amount]) => amount > 0),
    );
    const amount = sumOf(byLine.values());
    if (amount === 0) {
      refuse('nothing-left');
      continue;
    }
    for (const [id, value] of byLine) left.set(id, (left.get(id) ?? 0) - value);
    applied.push({ ...result, amount, byLine });
  }
  return { applied: chargeDelivery(applied, facts.delivery), refused };
}

/** Delivery is paid once, so the first promotion that makes it free saves its price. */
function chargeDelivery(applied: readonly AppliedPromotion[], price: number): AppliedPromotion[] {
  let isFree = false;
  return applied.map((each) => {
    if (!each.freeDelivery) return each;
    const { upTo } = each.freeDelivery;
    const saved = !isFree && (upTo === null || price <= upTo) ? price : 0;
    isFree ||= saved > 0;
    return { ...each, freeDelivery: { upTo, saved } };
  });
}

function worthOf({ applied }: EvaluatedPromotions, { gifts }: OfferFacts): number {
  return sumOf(
    applied.map(
      ({ amount, freeDelivery, giftSku }) =>
        amount + (freeDelivery?.saved ?? 0) + ((giftSku && gifts.get(giftSku)?.price) || 0),
    ),
  );
}

/**
 * The promotions that a basket gets, and why it does not get the others. Promotions that combine apply in order of priority; an
 * exclusive one applies alone, where that is worth more to the shopper.
 */
export function evaluatePromotions(
  basket: PromotionBasket,
  promotions: readonly Promotion[],
  facts: OfferFacts = NO_FACTS,
): EvaluatedPromotions {
  const refused: RefusedPromotion[] = [];
  const open = promotions
    .toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))
    .filter((promotion) => {
      const reason = barTo(promotion, basket, facts);
      const { id: promotionId, name, code } = promotion;
      if (reason) refused.push({ promotionId, name, code, reason });
      return !reason;
    });
  const sets = [
    open.filter(({ isExclusive }) => !isExclusive),
    ...open.filter(({ isExclusive }) => isExclusive).map((promotion) => [promotion]),
  ].map((set) => applyInTurn(set, basket, facts));
  const best = sets.reduce((one, other) => (worthOf(other, facts) > worthOf(one, facts) ? other : one));
  for (const set of sets) {
    if (set === best) continue;
    refused.push(...set.refused, ...set.applied.map((offer) => refusalOf(offer, 'better-offer')));
  }
  return { applied: best.applied, refused: [...refused, ...best.refused] };
}

export const refusalOf = (
  { promotionId, name, code }: AppliedPromotion,
  reason: RefusalReason,
): RefusedPromotion => ({ promotionId, name, code, reason });

/** Whether a promotion changed what the shopper pays or gets. */
export const isUsed = ({ amount, freeDelivery, giftSku }: AppliedPromotion): boolean =>
  amount > 0 || (freeDelivery?.saved ?? 0) > 0 || giftSku !== undefined;
