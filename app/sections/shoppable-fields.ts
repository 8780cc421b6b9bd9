import * as v from 'valibot';
import { colour, flag, maybe, oneOf, words } from './fields.ts';

const point = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))));

/** `sku#colour`, and where on the picture it is. */
export const shoppableButton = v.object({
  id: words(60),
  productSku: words(80),
  percentageFromTopLocation: point,
  percentageFromLeftLocation: point,
  iconColor: maybe(colour),
});

export const shoppableEntries = {
  displayMode: oneOf(['button', 'banner'], 'button'),
  bannerAlignment: oneOf(['left', 'center', 'right'], 'right'),
  invertBannerColours: flag(false),
  desktopShoppableButtons: v.optional(v.array(shoppableButton), []),
  mobileShoppableButtons: v.optional(v.array(shoppableButton), []),
};
