import type { Money } from '../../../commerce/pricing/money.ts';
import type { BrandProfile } from './brand-profile.ts';
import type { RandomSource } from './random.ts';

export interface Sale {
  /** 0.7 means 30% off. */
  share: number;
  kind: 'markdown' | 'promotion' | 'both';
  /** Colours it applies to; null means all. */
  colours: number[] | null;
  promotion: string;
}

export interface PriceParts {
  price: number;
  was: number | null;
  preDiscount: number | null;
  effects: { name: string; value: number }[];
}

const SHARES = [0.9, 0.85, 0.8, 0.8, 0.75, 0.7, 0.7, 0.7, 0.6, 0.6, 0.5, 0.5, 0.4, 0.3];
const PROMOTIONS = [
  'Autumn Event',
  'Members’ Weekend',
  'Outfit Offer',
  'Payday Edit',
  'Home Event',
  'Flash Offer',
];

/** Price endings of the brand: £42, £42.50 or £41.99; high prices end in 5 or 9. */
export function endPrice(pence: number, ending: BrandProfile['ending']): number {
  if (ending === 'ninety-nine') return Math.max(1, Math.round(pence / 100)) * 100 - 1;
  if (pence >= 50000) return Math.max(5, Math.round(pence / 1000)) * 1000 - 100;
  if (pence >= 15000) return Math.round(pence / 500) * 500;
  if (ending === 'half') return Math.max(4, Math.round(pence / 50)) * 50;
  return Math.max(2, Math.round(pence / 100)) * 100;
}

export function chooseSale(
  brand: BrandProfile,
  daysOld: number,
  colourCount: number,
  random: RandomSource,
): Sale | null {
  const ageing = daysOld < 30 ? 0.25 : daysOld > 240 ? 1.5 : 1;
  if (!random.chance(Math.min(0.9, brand.saleShare * ageing))) return null;
  const clearance = daysOld > 300 ? 2 : 0;
  const share = SHARES[Math.min(SHARES.length - 1, random.int(0, SHARES.length - 1 - 3) + clearance)]!;
  const kind = random.weighted(
    ['markdown', 'promotion', 'both'] as const,
    (k) => ({ markdown: 5, promotion: 3, both: 2 })[k],
  );
  const someColours = colourCount > 1 && random.chance(0.12);
  return {
    share,
    kind,
    colours: someColours
      ? random.sample([...Array(colourCount).keys()], Math.max(1, colourCount >> 1))
      : null,
    promotion: random.pick(PROMOTIONS),
  };
}

/** Was price → markdown → promotions → price; the effects add up exactly. */
export function priceParts(full: number, sale: Sale | null, ending: BrandProfile['ending']): PriceParts {
  const plain: PriceParts = { price: full, was: null, preDiscount: null, effects: [] };
  if (!sale) return plain;
  const price = endPrice(full * sale.share, ending);
  if (price >= full || price <= 0) return plain;
  if (sale.kind === 'markdown') return { price, was: full, preDiscount: price, effects: [] };
  const halfway = endPrice(full * (1 - (1 - sale.share) * 0.6), ending);
  const preDiscount = sale.kind === 'both' && halfway > price && halfway < full ? halfway : full;
  const total = preDiscount - price;
  const bonus = total > 1000 ? Math.round(total / 4) : 0;
  const effects = [{ name: sale.promotion, value: total - bonus }];
  if (bonus > 0) effects.push({ name: 'Rewards bonus', value: bonus });
  return { price, was: full, preDiscount, effects };
}

export function pounds(pence: number): Money {
  return { centAmount: pence, currencyCode: 'GBP' };
}
