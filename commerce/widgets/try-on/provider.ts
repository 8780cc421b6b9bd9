/**
 * The virtual try-on is a page in a frame. It is opened with `partner_id`, `sku` and `locale`, and posts
 * `{type: 'vto_available', sku, available}` and `{type: 'vto_closed'}` to its parent. The parent posts
 * `{type: 'vto_add_products', products: [{sku}]}` when another shade is chosen, and `{type: 'vto_reset'}` at the end.
 */
export interface TryOnShade {
  sku: string;
  label: string;
  /** A hash and six hexadecimal digits. */
  tone: string;
}

/** The part of the face that the product colours. */
export type TryOnPart = 'lips' | 'skin' | 'eyelids' | 'lashes';
