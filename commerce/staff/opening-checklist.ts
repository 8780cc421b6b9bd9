/** What a shop needs before it opens; each line of the checklist has a page where it is done. */
export const OPENING_STEPS = [
  { id: 'legal', to: '/staff/brands' },
  { id: 'host', to: '/staff/brands' },
  { id: 'tax', to: '/staff/tax-rates' },
  { id: 'products', to: '/staff/catalogue' },
  { id: 'delivery', to: '/staff/delivery-methods' },
  { id: 'pages', to: '/staff/pages' },
  { id: 'payment', to: null },
  { id: 'email', to: null },
] as const;

export type OpeningStep = (typeof OPENING_STEPS)[number]['id'];

/** What the shop has so far. */
export interface ShopReadiness {
  brand: { name: string; slug: string; country: string };
  legal: { name: string; address: readonly string[] } | null;
  /** The origins and hosts under which shoppers find it. */
  hosts: readonly string[];
  hasTaxRate: boolean;
  /** Products that can be bought. */
  products: number;
  /** Methods that reach the brand's own country. */
  deliveryMethods: number;
  /** Content pages that shoppers and the law expect and that do not exist. */
  missingPages: readonly string[];
  takesRealPayments: boolean;
  sendsEmail: boolean;
}

export interface ChecklistItem {
  id: OpeningStep;
  isDone: boolean;
  /** Where it is done in the back office; null where it is a variable of the environment. */
  to: string | null;
}

export function checkReadiness(shop: ShopReadiness): ChecklistItem[] {
  const done: Record<OpeningStep, boolean> = {
    legal: shop.legal !== null && shop.legal.name !== '' && shop.legal.address.length > 0,
    host: shop.hosts.length > 0,
    tax: shop.hasTaxRate,
    products: shop.products > 0,
    delivery: shop.deliveryMethods > 0,
    pages: shop.missingPages.length === 0,
    payment: shop.takesRealPayments,
    email: shop.sendsEmail,
  };
  return OPENING_STEPS.map(({ id, to }) => ({
    id,
    isDone: done[id],
    to: id === 'legal' || id === 'host' ? `${to}/${shop.brand.slug}` : to,
  }));
}
