import type { Product } from '../../../../commerce/catalogue/product.ts';
import type { TryOnPart, TryOnShade } from '../../../../commerce/widgets/try-on/provider.ts';
import {
  escapeHtml,
  scriptValue,
  widgetPolicy,
  writeWidgetPage,
} from '../../../../commerce/widgets/widget-page.ts';
import type { MockWidget } from '../mock-widgets.ts';
import { widgetTexts } from '../widget-texts.ts';
import { paintFace } from './paint-face.ts';
import { runTryOn } from './run-try-on.ts';
import { TRY_ON_STYLE } from './try-on-style.ts';

const PARTS: readonly [RegExp, TryOnPart][] = [
  [/lipstick|lip colour|\blips?\b/i, 'lips'],
  [/foundation/i, 'skin'],
  [/eyeshadow/i, 'eyelids'],
  [/mascara/i, 'lashes'],
];

/** The part of the face that a product colours; null for products such as nail polish and brushes. */
export function partOf({ styleTaxonomy, categories }: Product): TryOnPart | null {
  const words = [styleTaxonomy, ...categories.map(({ name }) => name)];
  return PARTS.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1] ?? null;
}

/** One shade per colour, with its first SKU. */
export function shadesOf({ colours, variants }: Product): TryOnShade[] {
  return colours.flatMap(({ colour, label, swatch }) => {
    const sku = variants.find((variant) => variant.colour === colour)?.sku;
    return sku ? [{ sku, label, tone: swatch.tone }] : [];
  });
}

/** Mocks the try-on page: a drawn face, or the shopper's own photo, with the shades of a product. */
export function createMockTryOn(bySku: (sku: string) => Promise<Product | null>): MockWidget {
  return async ({ query, locale, origin, nonce }) => {
    const sku = query.get('sku') ?? '';
    const product = await bySku(sku);
    if (!product) return null;
    const texts = widgetTexts(locale).tryOn;
    const part = partOf(product);
    const shades = shadesOf(product);
    const colour = product.variants.find((variant) => variant.sku === sku)?.colour;
    const worn = shades.find(
      (shade) => product.variants.find((variant) => variant.sku === shade.sku)?.colour === colour,
    );
    const setting = {
      shop: origin,
      asked: sku,
      worn: worn?.sku ?? shades[0]?.sku ?? '',
      part,
      shades,
      texts,
    };
    const page = {
      title: `${texts.title}: ${product.name}`,
      locale,
      style: TRY_ON_STYLE,
      body: `<section class="page"><header><h1>${escapeHtml(product.name)}</h1>
<button type="button" id="close">${escapeHtml(texts.close)}</button></header>
<div id="stage"><canvas id="face" width="720" height="900" role="img"></canvas></div>
<div id="tools"></div></section>`,
      bridge: `(${runTryOn})(${scriptValue(setting)}, ${paintFace})`,
      script: null,
      hosts: [],
    };
    return new Response(writeWidgetPage(page, nonce), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': widgetPolicy(page, origin, nonce),
      },
    });
  };
}
