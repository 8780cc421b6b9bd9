/**
 * The virtual try-on is a page in a frame. It is opened with `partner_id`, `sku` and `locale`, and tells the page
 * around it `{type: 'vto_available', sku, available}` and `{type: 'vto_closed'}`. It is told
 * `{type: 'vto_add_products', products: [{sku}]}` when another shade is chosen, and `{type: 'vto_reset'}` when the
 * try-on is over.
 */
export interface TryOnShade {
  sku: string;
  label: string;
  /** Six hexadecimal digits after a hash. */
  tone: string;
}

/** What of a face the product colours; null where the try-on cannot show it. */
export type TryOnPart = 'lips' | 'skin' | 'eyelids' | 'lashes';
