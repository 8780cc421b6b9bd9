/**
 * The beauty advisor is a page in a frame. It is opened with `partner_id`, `kind` and `locale`, and posts the messages
 * `{type: 'add_to_cart', products: [{sku}]}` and `{type: 'checkout'}` to its parent;
 * `commerce/widgets/try-on/advisor-signal.ts` parses both.
 */
export interface AdvisorSuggestion {
  sku: string;
  name: string;
  brand: string;
  /** Colour or size, if there are several. */
  detail: string;
  price: string;
  picture: { src: string; alt: string } | null;
}
