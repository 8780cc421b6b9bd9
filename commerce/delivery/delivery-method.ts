export interface DeliveryMethod {
  id: string;
  name: string;
  price: number;
  /** Free when the goods cost more than this; null never. */
  freeAbove: number | null;
}
