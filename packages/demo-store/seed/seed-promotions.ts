import { EXCLUSIONS_SLUG } from '../../../commerce/promotions/badges/badge.ts';
import type { PromotionText } from '../../../commerce/promotions/promotion-schema.ts';
import type { Promotion } from '../../../commerce/promotions/promotions.ts';
import type { Database } from '../../../server/db/database.server.ts';

/** Everything but the products that are excluded from codes. */
const EVERYTHING = { skus: [], brands: [], categorySlugs: [], excludedCategorySlugs: [EXCLUSIONS_SLUG] };

interface DemoPromotion extends Omit<Promotion, 'texts'> {
  badge?: string;
  texts: PromotionText[];
}

/** Name and badge in French, Dutch and Swedish. */
function translated(...texts: [name: string, badge?: string][]): PromotionText[] {
  const languages = ['fr', 'nl', 'sv'];
  return texts.map(([name, badge = null], index) => ({ language: languages[index] ?? '', name, badge }));
}

export const DEMO_PROMOTIONS: DemoPromotion[] = [
  {
    id: 'welcome-10',
    name: '10% off your first order',
    texts: translated(
      ['10 % sur votre première commande'],
      ['10% korting op je eerste bestelling'],
      ['10 % på din första beställning'],
    ),
    priority: 20,
    code: 'WELCOME10',
    isExclusive: false,
    scope: EVERYTHING,
    effect: { kind: 'percent-off', percent: 10 },
    limits: { total: null, perCustomer: null, isFirstOrderOnly: true },
  },
  {
    id: 'party-10',
    name: '10% off the party edit',
    texts: translated(
      ['10 % sur la sélection fête', '{From}{discountedPrice} avec PARTY10'],
      ['10% korting op de feestselectie', '{From}{discountedPrice} met PARTY10'],
      ['10 % på festutvalet', '{From}{discountedPrice} med PARTY10'],
    ),
    priority: 15,
    code: 'PARTY10',
    isExclusive: false,
    scope: { ...EVERYTHING, categorySlugs: ['party', 'evening'] },
    effect: { kind: 'percent-off', percent: 10 },
    badge: '{From}{discountedPrice} with PARTY10',
  },
  {
    id: 'beauty-3-for-2',
    name: '3 for 2 on beauty',
    texts: translated(['3 pour le prix de 2 sur la beauté'], ['3 voor 2 op beauty'], ['3 för 2 på skönhet']),
    priority: 10,
    code: null,
    isExclusive: false,
    scope: { ...EVERYTHING, categorySlugs: ['beauty'] },
    effect: { kind: 'multibuy', buy: 3, pay: 2 },
  },
  {
    id: 'spend-more',
    name: 'Spend more, save more',
    texts: translated(
      ['Plus vous achetez, plus vous économisez'],
      ['Meer uitgeven, meer besparen'],
      ['Handla mer, spara mer'],
    ),
    priority: 30,
    code: 'MORE15',
    isExclusive: true,
    scope: EVERYTHING,
    effect: {
      kind: 'tiers',
      steps: [
        { minimum: 5_000, reward: { kind: 'amount-off', amount: 500 } },
        { minimum: 10_000, reward: { kind: 'amount-off', amount: 1_500 } },
      ],
    },
    currency: 'GBP',
  },
  {
    id: 'free-delivery',
    name: 'Free standard delivery',
    texts: translated(['Livraison standard offerte'], ['Gratis standaardlevering'], ['Fri standardleverans']),
    priority: 40,
    code: 'POSTFREE',
    isExclusive: false,
    scope: EVERYTHING,
    effect: { kind: 'free-delivery', minimum: null, upTo: 500 },
    limits: { total: null, perCustomer: 1, isFirstOrderOnly: false },
  },
];

export async function seedPromotions({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (const promotion of DEMO_PROMOTIONS) {
    const { id, name, priority, code, isExclusive, scope, effect, texts } = promotion;
    const { badge = null, currency = null } = promotion;
    const limits = promotion.limits ?? { total: null, perCustomer: null, isFirstOrderOnly: false };
    await pool.query(
      // A promotion that staff removed is not inserted again.
      `insert into promotion (id, name, priority, code, is_exclusive, scope, effect, limits, texts, badge, currency)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
       where not exists (select 1 from record_history where kind = 'promotion' and record_id = $1)
       on conflict (id) do nothing`,
      [
        ...[id, name, priority, code, isExclusive, JSON.stringify(scope), JSON.stringify(effect)],
        ...[JSON.stringify(limits), JSON.stringify(texts), badge, currency],
      ],
    );
  }
}
