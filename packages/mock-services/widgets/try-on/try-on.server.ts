import type { Product } from '../../../../commerce/catalogue/product.ts';
import type { StandIn } from '../../../../commerce/widgets/stand-ins.server.ts';
import type { TryOnPart, TryOnShade } from '../../../../commerce/widgets/try-on/provider.ts';
import {
  escapeHtml,
  scriptValue,
  widgetPolicy,
  writeWidgetPage,
} from '../../../../commerce/widgets/widget-page.ts';
import { paintFace } from './paint-face.ts';
import { runTryOn } from './run-try-on.ts';
import { TRY_ON_STYLE } from './try-on-style.ts';
import { TRY_ON_TEXTS } from './try-on-texts.ts';

const PARTS: readonly [RegExp, TryOnPart][] = [
  [/lipstick|lip colour|\blips?\b/i, 'lips'],
  [/foundation/i, 'skin'],
  [/eyeshadow/i, 'eyelids'],
  [/mascara/i, 'lashes'],
];

/** What of a face a product colours; nails and brushes are not on a face. */
export function partOf({ styleTaxonomy, categories }: Product): TryOnPart | null {
  const words = [styleTaxonomy, ...categories.map(({ name }) => name)];
  return PARTS.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1] ?? null;
}

/** One shade a colour; its first SKU stands for it. */
export function shadesOf({ colours, variants }: Product): TryOnShade[] {
  return colours.flatMap(({ colour, label, swatch }) => {
    const sku = variants.find((variant) => variant.colour === colour)?.sku;
    return sku ? [{ sku, label, tone: swatch.tone }] : [];
  });
}

/** The try-on provider's page: a face that wears the product's shades, or the shopper's own photo. */
export function createTryOnStandIn(bySku: (sku: string) => Promise<Product | null>): StandIn {
  return async ({ query, locale, origin, nonce }) => {
    const sku = query.get('sku') ?? '';
    const product = await bySku(sku);
    if (!product) return null;
    const texts = TRY_ON_TEXTS[locale.slice(0, 2)] ?? TRY_ON_TEXTS.en!;
    const part = partOf(product);
    const shades = shadesOf(product);
    const colour = product.variants.find((variant) => variant.sku === sku)?.colour;
    const worn = shades.find(
      (shade) => product.variants.find((variant) => variant.sku === shade.sku)?.colour === colour,
    );
    const setting = { shop: origin, asked: sku, worn: worn?.sku ?? shades[0]!.sku, part, shades, texts };
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
