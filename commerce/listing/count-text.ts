import type { Message } from '#commerce/text/message.ts';

const MANY_PRODUCTS = 1000;

/** The number of products: '1,000+' from a thousand, the singular for none or one. */
export function describeCount(total: number): Message {
  if (total >= MANY_PRODUCTS) return { key: 'plp.countMany', values: { count: MANY_PRODUCTS } };
  return { key: total <= 1 ? 'plp.countSingular' : 'plp.count', values: { count: Math.max(total, 0) } };
}

export interface Showing {
  message: Message;
  shown: number;
  total: number;
  /** For the progress bar, 0 to 100. */
  percent: number;
}

/** 'Showing X of Y': X is the position of the last product, also when earlier pages are not loaded. */
export function describeShowing(loaded: { offset: number; count: number }, total: number): Showing {
  const known = Math.max(total, 0);
  const shown = Math.min(Math.max(loaded.offset, 0) + Math.max(loaded.count, 0), known);
  return {
    message: { key: 'plp.showing', values: { shown, total: known } },
    shown,
    total: known,
    percent: known === 0 ? 0 : (shown / known) * 100,
  };
}
