import type { BrandConfig } from '#config/brands/brand.ts';
import type { Database } from '#server/db/database.server.ts';
import type { FeatureMediaPage } from './feature-media/provider.ts';
import type { FitPage } from './fit/provider.ts';
import type { PayLaterPage } from './pay-later/provider.ts';
import type { SocialGalleryPage } from './social-gallery/provider.ts';
import type { WidgetPage } from './widget-page.ts';
import type { WidgetSettings } from './widgets-for.ts';

export interface WidgetRequest {
  brand: BrandConfig;
  locale: string;
  origin: string;
}

/** The frames that the shop serves around vendors' widget scripts. */
export interface Widgets {
  settings(brand: BrandConfig): WidgetSettings;
  /** Null when the widget is not configured or the product does not exist. */
  page(name: string, query: URLSearchParams, request: WidgetRequest): Promise<WidgetPage | null>;
}

interface Parts {
  database: Pick<Database, 'pool'>;
  fitPage: FitPage;
  featureMediaPage: FeatureMediaPage;
  socialGalleryPage: SocialGalleryPage;
  payLaterPage: PayLaterPage;
}

/** Minor units. */
const AMOUNT = /^[1-9]\d{0,8}$/;

interface FramedVariant {
  product_key: string;
  brand: string;
  colour: string;
  ean: string;
  sizes: string[];
}

/** The widget settings of a brand. */
function widgetSettings({ settings }: BrandConfig): WidgetSettings {
  const { thirdParty, widgets, tryOn } = settings;
  return {
    trueFitClientId: thirdParty.trueFitClientId,
    flixDistributorId: thirdParty.flixDistributorId,
    dashHudsonId: thirdParty.dashHudsonId,
    klarnaClientId: thirdParty.klarnaClientId,
    socialGalleryScript: widgets.socialGalleryScript,
    advisorFrame: widgets.advisorFrame,
    tryOnFrame: widgets.tryOnFrame,
    tryOn: { partnerId: thirdParty.revievePartnerId, ...tryOn },
  };
}

export function createWidgets(parts: Parts): Widgets {
  const { pool } = parts.database;

  async function readVariant(sku: string): Promise<FramedVariant | null> {
    const { rows } = await pool.query<FramedVariant>({
      name: 'framed-variant',
      text: `select p.key as product_key, b.name as brand, v.colour, v.details->>'eanBarcode' as ean,
          (select array_agg(o.size order by o.position) from variant o
            where o.product_id = p.id and o.colour = v.colour) as sizes
        from variant v join product p on p.id = v.product_id and p.is_live join brand b on b.slug = p.brand_slug
        where v.sku = $1`,
      values: [sku],
    });
    return rows[0] ?? null;
  }

  return {
    settings: widgetSettings,

    async page(name, query, { brand, locale, origin }) {
      const { thirdParty, widgets } = brand.settings;
      const sku = query.get('sku') ?? '';
      const accounts = new Map([
        ['fit', { id: thirdParty.trueFitClientId, script: widgets.fitScript }],
        ['feature-media', { id: thirdParty.flixDistributorId, script: widgets.featureMediaScript }],
        ['pay-later', { id: thirdParty.klarnaClientId, script: widgets.payLaterScript }],
        ['social-gallery', { id: thirdParty.dashHudsonId, script: widgets.socialGalleryScript }],
      ]);
      const { id, script } = accounts.get(name) ?? {};
      if (!id || !script) return null;
      const use = { id, script };
      if (name === 'pay-later') {
        const amount = query.get('amount') ?? '';
        return AMOUNT.test(amount)
          ? parts.payLaterPage({ amount: Number(amount), locale }, use, origin)
          : null;
      }
      const variant = await readVariant(sku);
      if (!variant) return null;
      if (name === 'fit') {
        const question = {
          styleId: variant.product_key,
          colourId: variant.colour,
          sizes: variant.sizes,
          locale,
          userId: query.get('user'),
          isRegistered: query.get('registered') === 'true',
        };
        return parts.fitPage(question, use, origin);
      }
      if (name === 'feature-media') {
        return parts.featureMediaPage(
          { eanBarcode: variant.ean, sku, brand: variant.brand, locale },
          use,
          origin,
        );
      }
      return parts.socialGalleryPage({ productKey: variant.product_key, locale }, use, origin);
    },
  };
}
