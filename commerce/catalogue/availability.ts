/** Structured data says LimitedAvailability below this quantity; independent of the low-stock setting of the shop. */
export const LIMITED_AVAILABILITY_BELOW = 10;

export type Availability = 'InStock' | 'OutOfStock' | 'LimitedAvailability';

export function availabilityOf(
  stock: { isOnStock: boolean; availableQuantity: number },
  limitedBelow: number = LIMITED_AVAILABILITY_BELOW,
): Availability {
  if (!stock.isOnStock) return 'OutOfStock';
  return stock.availableQuantity < limitedBelow ? 'LimitedAvailability' : 'InStock';
}
