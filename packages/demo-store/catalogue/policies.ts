import type { Line } from './lines/line.ts';

export const returnsTexts: Record<Line['returns'], string> = {
  standard: 'Send it back within 28 days, unworn and with its labels, for a full refund.',
  hygiene: 'Send it back within 28 days, unopened or with its hygiene seal in place, for a full refund.',
  furniture: 'Made to order: cancel free of charge within 14 days of delivery. We collect for £49.',
  final:
    'Nonrefundable: for hygiene reasons or because it is made to order, we cannot take it back unless it is faulty.',
};

export const EXCLUDED_FROM_OFFERS =
  'This product is excluded from promotional codes and storewide offers at the request of the brand.';

export const DELIVERY_MESSAGES: Record<string, string> = {
  '2-man': 'Delivered by two people to the room of your choice, on a day you book.',
  bulky: 'A large parcel: allow up to five working days. Next day delivery is not available.',
};

/** Surcharges for large items, in pence. */
export const DELIVERY_SURCHARGES: Record<string, number> = { '2-man': 4900, bulky: 995 };
