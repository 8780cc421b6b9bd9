/** A supplier was chosen, but not told how to reach it. The sentence says which one; the shop does not start. */
export class NotConfigured extends Error {
  override name = 'NotConfigured';
}
