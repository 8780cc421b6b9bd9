export type AdvisorSignal =
  | { kind: 'add-to-basket'; items: { sku: string; quantity: 1 }[] }
  | { kind: 'go-to-basket'; href: '/basket' };

/** Logged when the add fails; nothing is shown to the shopper. */
export const ADVISOR_ADD_FAILED = 'Error adding products';

/** Parses a message of the beauty advisor widget; null for an unknown message. */
export function readAdvisorSignal(message: unknown): AdvisorSignal | null {
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  if (message.type === 'checkout') return { kind: 'go-to-basket', href: '/basket' };
  if (message.type !== 'add_to_cart' || !('products' in message) || !Array.isArray(message.products))
    return null;
  const skus = message.products.flatMap((product: unknown) =>
    typeof product === 'object' &&
    product !== null &&
    'sku' in product &&
    typeof product.sku === 'string' &&
    product.sku
      ? [product.sku]
      : [],
  );
  return skus.length > 0
    ? { kind: 'add-to-basket', items: [...new Set(skus)].map((sku) => ({ sku, quantity: 1 })) }
    : null;
}
