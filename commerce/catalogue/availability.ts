/** Search engines are told of limited availability below this; it is not the shop's own low-stock number. */
export const LIMITED_AVAILABILITY_BELOW = 10;

export type Availability = 'InStock' | 'OutOfStock' | 'LimitedAvailability';

export function availabilityOf(
  stock: { isOnStock: boolean; availableQuantity: number },
  limitedBelow: number = LIMITED_AVAILABILITY_BELOW,
): Availability {
  if (!stock.isOnStock) return 'OutOfStock';
  return stock.availableQuantity < limitedBelow ? 'LimitedAvailability' : 'InStock';
}
