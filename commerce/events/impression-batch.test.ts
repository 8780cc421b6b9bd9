import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type DataLayerEventName, toEventPrice } from './data-layer-event.ts';
import { addImpressions, flushImpressions, startImpressions } from './impression-batch.ts';

const impression = (id: string, position = 0) => ({ id, name: id, brand: 'coast', position });

describe('the data layer', () => {
  it('[EVENT-01] product impressions are sent in batches of ten, the rest when the shopper leaves', () => {
    const ids = Array.from({ length: 23 }, (_, n) => impression(`p${n}`, n));
    const { queue, events } = addImpressions(startImpressions('plp'), ids);
    expect(events.map((event) => event.impressions.length)).toEqual([10, 10]);
    const rest = flushImpressions(queue);
    expect(rest.events.map((event) => event.impressions.length)).toEqual([3]);
    expect(flushImpressions(rest.queue).events).toEqual([]);
  });

  it('[EVENT-01] every product is reported exactly once, in order', () => {
    const arrivals = fc.array(
      fc.array(
        fc.nat(40).map((n) => impression(`p${n}`)),
        { maxLength: 15 },
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(arrivals, (groups) => {
        let queue = startImpressions('plp');
        const sent: string[] = [];
        for (const group of groups) {
          const step = addImpressions(queue, group);
          queue = step.queue;
          for (const event of step.events) {
            expect(event.impressions).toHaveLength(10);
            sent.push(...event.impressions.map((one) => one.id));
          }
        }
        sent.push(
          ...flushImpressions(queue).events.flatMap((event) => event.impressions.map((one) => one.id)),
        );
        expect(sent).toEqual([...new Set(groups.flat().map((one) => one.id))]);
      }),
    );
  });

  it('[EVENT-01] has every event of the specification', () => {
    expectTypeOf<
      | 'menuTracking'
      | 'productClick'
      | 'revieveClick'
      | 'mobileZoom'
      | 'desktopZoom'
      | 'mobileZoomSwipe'
      | 'size'
      | 'colour'
      | 'viewContent'
      | 'productView'
      | 'revieveVto'
      | 'loadVtoScript'
      | 'bnplPaymentPromo'
      | 'view_item_list'
    >().toExtend<DataLayerEventName>();
    expect([4599, 0, 1999].map((amount) => toEventPrice(amount, 'GBP'))).toEqual([45.99, 0, 19.99]);
  });
});
