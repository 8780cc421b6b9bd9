import * as v from 'valibot';

const short = v.pipe(v.string(), v.maxLength(200));
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const product = v.object({
  id: key,
  name: short,
  brand: short,
  category: short,
  price: v.pipe(v.number(), v.minValue(0)),
  currency: v.pipe(v.string(), v.length(3)),
  variant: v.optional(short),
});
const named = <const Name extends string, const Rest extends v.ObjectEntries>(names: Name[], rest: Rest) =>
  v.object({ event: v.picklist(names), ...rest });

/** Every event that a page may send; other fields are dropped. */
export const eventSchema = v.union([
  named(['menuTracking'], { label: short, href: short, level: count }),
  named(['productClick'], { list: short, product, position: count }),
  named(['revieveClick'], { advisor: v.picklist(['skincare', 'haircare', 'foundation', 'makeup']) }),
  named(['carouselView', 'carouselSwipe', 'carouselArrow', 'carouselClick'], {
    carousel: short,
    slide: count,
  }),
  named(['desktopZoom', 'mobileZoom', 'mobileZoomSwipe'], { productKey: key, picture: count }),
  named(['size'], { productKey: key, size: short }),
  named(['colour'], { productKey: key, colour: short }),
  named(['viewContent', 'productView'], { product, link_source: v.optional(short) }),
  named(['revieveVto'], { sku: short, action: v.picklist(['open', 'close', 'unavailable']) }),
  named(['loadVtoScript'], { sku: short }),
  named(['bnplPaymentPromo'], { provider: short, action: v.picklist(['expand', 'collapse', 'follow']) }),
  named(['view_item_list'], {
    item_list_name: v.picklist(['recently_viewed', 'recommendations', 'sponsored', 'visually_similar']),
    items: v.pipe(v.array(product), v.maxLength(50)),
  }),
  named(['search'], {
    query: short,
    category: v.optional(short),
    queryId: v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/)),
    results: count,
    close: count,
  }),
  named(['productImpressions'], {
    list: short,
    queryId: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))),
    impressions: v.pipe(
      v.array(v.object({ id: key, name: short, brand: short, position: count })),
      v.maxLength(50),
    ),
  }),
]);

const MOST_EVENTS = 50;

export const batchSchema = v.object({
  visitor: v.pipe(v.string(), v.uuid()),
  events: v.pipe(v.array(eventSchema), v.minLength(1), v.maxLength(MOST_EVENTS)),
});
