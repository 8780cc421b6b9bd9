import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { DataLayerEvent } from '#commerce/events/data-layer-event.ts';
import { batchSchema, eventSchema } from './event-schema.ts';

const product = {
  id: 'SVZ1',
  name: 'Coat',
  brand: 'Selvedge',
  category: 'Coats',
  price: 99.5,
  currency: 'GBP',
};
const every: DataLayerEvent[] = [
  { event: 'menuTracking', label: 'Women', href: '/categories/womens', level: 1 },
  { event: 'productClick', list: 'plp', product, position: 3 },
  { event: 'revieveClick', advisor: 'skincare' },
  { event: 'carouselSwipe', carousel: 'hero', slide: 2 },
  { event: 'desktopZoom', productKey: 'SVZ1', picture: 1 },
  { event: 'size', productKey: 'SVZ1', size: '12' },
  { event: 'colour', productKey: 'SVZ1', colour: 'navy' },
  { event: 'productView', product, link_source: 'wishlist_email' },
  { event: 'revieveVto', sku: 'SVZ1-101-01', action: 'open' },
  { event: 'loadVtoScript', sku: 'SVZ1-101-01' },
  { event: 'bnplPaymentPromo', provider: 'klarna', action: 'expand' },
  { event: 'view_item_list', item_list_name: 'recently_viewed', items: [product] },
  {
    event: 'productImpressions',
    list: 'plp',
    impressions: [{ id: 'A', name: 'a', brand: 'b', position: 0 }],
  },
];

describe('[EVENT-01] the schema of collected events', () => {
  it.each(every.map((event) => [event.event, event] as const))('accepts %s', (_, event) => {
    expect(v.parse(eventSchema, event)).toEqual(event);
  });

  it('drops unknown fields and refuses unknown events', () => {
    expect(v.parse(eventSchema, { ...every[5], email: 'a@b.c' })).toEqual(every[5]);
    expect(v.safeParse(eventSchema, { event: 'size', productKey: '<script>', size: '1' }).success).toBe(
      false,
    );
    expect(v.safeParse(eventSchema, { event: 'keylogger', text: 'x' }).success).toBe(false);
  });

  it('accepts batches of 1 to 50 events with a visitor id', () => {
    const visitor = '7c1f9c1e-52a4-4a0e-9d1b-0d8d6f8e3b10';
    const batch = (count: number) => ({ visitor, events: Array.from({ length: count }, () => every[0]) });
    expect(v.safeParse(batchSchema, batch(50)).success).toBe(true);
    expect(v.safeParse(batchSchema, batch(51)).success).toBe(false);
    expect(v.safeParse(batchSchema, batch(0)).success).toBe(false);
    expect(v.safeParse(batchSchema, { ...batch(1), visitor: 'me' }).success).toBe(false);
  });
});
