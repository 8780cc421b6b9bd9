/**
 * The beauty advisor is a page in a frame. It is opened with `partner_id`, `kind` and `locale`, and tells the page
 * around it `{type: 'add_to_cart', products: [{sku}]}` and `{type: 'checkout'}`; `commerce/widgets/try-on/advisor-signal.ts`
 * reads both.
 */
export interface AdvisorSuggestion {
  sku: string;
  name: string;
  brand: string;
  /** Colour or size, where there is a choice. */
  detail: string;
  price: string;
  picture: { src: string; alt: string } | null;
}
