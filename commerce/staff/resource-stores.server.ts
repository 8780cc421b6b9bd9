import * as v from 'valibot';
import type { Campaign } from '#commerce/advertising/campaign.ts';
import { createCampaigns } from '#commerce/advertising/campaigns.server.ts';
import { createOwnFacets } from '#commerce/catalogue/facets/own-facets.server.ts';
import type { ShopDefaults } from '#commerce/catalogue/import/product-defaults.ts';
import { openPrices } from '#commerce/catalogue/price-store.server.ts';
import { openProducts } from '#commerce/catalogue/product-store.server.ts';
import { openStock, openStockAdjustments } from '#commerce/catalogue/stock-store.server.ts';
import { entryResources } from '#commerce/content/editor/entry-resources.ts';
import { createEntryStore } from '#commerce/content/editor/entry-store.server.ts';
import type { Studio } from '#commerce/content/editor/studio.server.ts';
import { openCustomers } from '#commerce/customers/customer-list.server.ts';
import { DELIVERY_RESOURCES } from '#commerce/delivery/delivery-resources.ts';
import { openDelivery } from '#commerce/delivery/delivery-store.server.ts';
import { openEmailTexts } from '#commerce/email/email-texts.server.ts';
import { openBrands } from '#commerce/markets/brand-records.server.ts';
import { openMarkets } from '#commerce/markets/market-records.server.ts';
import { openMenus } from '#commerce/markets/menu-store.server.ts';
import { openSettings } from '#commerce/markets/settings-records.server.ts';
import { openInvoices } from '#commerce/orders/documents/invoice-list.server.ts';
import { openOrders } from '#commerce/orders/order-list.server.ts';
import { openPayments } from '#commerce/orders/payment-list.server.ts';
import { codeBatchSchema } from '#commerce/promotions/offer-resource.ts';
import { createPromotionStore } from '#commerce/promotions/promotion-store.server.ts';
import { kindOf } from '#commerce/resources/define-resource.ts';
import { listedStore, type OpenStore } from '#commerce/resources/resource-store.server.ts';
import { createReviewStore } from '#commerce/reviews/review-store.server.ts';
import type { Reviews } from '#commerce/reviews/reviews.server.ts';
import { createSearchRules } from '#commerce/search/search-rules.server.ts';
import { createTaxRates } from '#commerce/tax/tax-rates.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import { openActivity } from './activity-store.server.ts';
import type { ApiTokens } from './api-tokens.server.ts';
import { openCategories } from './category-store.server.ts';
import { openRoles } from './role-store.server.ts';
import { createStaffStore, type StaffStoreParts } from './staff-store.server.ts';

function openOffers(timeZone: string): OpenStore {
  return (db, resource) => {
    const promotions = createPromotionStore(db, timeZone);
    const store = listedStore(db, resource, {
      all: async () => (await promotions.list()).map(({ id, ...body }) => ({ id, body })),
      save: (id, body) => promotions.save(id, body),
      remove: (id) => promotions.remove(id),
      actions: {
        'generate-codes': async (id, input) => {
          const { count, prefix } = v.parse(codeBatchSchema, input);
          await promotions.generateCodes(id, count, prefix);
          return { kind: 'done' };
        },
      },
    });
    return {
      ...store,
      async read(id) {
        const found = await store.read(id);
        return found && { ...found, extra: await promotions.figures(id) };
      },
    };
  };
}

const openCampaigns: OpenStore = (db, resource) => {
  const campaigns = createCampaigns({ db });
  return listedStore(db, resource, {
    all: async () =>
      (await campaigns.list()).map(({ id, today, total, ...body }) => ({
        id,
        body: { ...body },
        extra: { today, total },
      })),
    async save(id, body) {
      const saved = await campaigns.save({ ...(body as unknown as Campaign), id });
      return saved.kind === 'wrong' ? saved.errors : null;
    },
    remove: (id) => campaigns.remove(id),
  });
};

const openRules: OpenStore = (db, resource) => {
  const rules = createSearchRules({ db });
  const kind = kindOf(resource);
  return listedStore(db, resource, {
    all: async () =>
      (await rules.list())
        .filter((rule) => rule.kind === kind)
        .map(({ id, updatedAt: _at, ...body }) => ({ id, body })),
    async save(id, body) {
      const saved = await rules.save({ ...body, kind, id });
      if ('rule' in saved) return null;
      const errors: Record<string, string> = {};
      for (const { path, message } of saved.problems) errors[path] ??= message;
      return errors;
    },
    remove: (id) => rules.remove(id),
  });
};

export const openFacets: OpenStore = (db, resource) => {
  const facets = createOwnFacets(db);
  return listedStore(db, resource, {
    all: async () => (await facets.all()).map(({ id, body }) => ({ id, body: { ...body } })),
    save: (id, body) => facets.save(id, body),
    remove: (id) => facets.remove(id),
  });
};

const openTaxRates: OpenStore = (db, resource) => {
  const rates = createTaxRates(db);
  return listedStore(db, resource, {
    all: async () => (await rates.list()).map(({ id, ...body }) => ({ id, body })),
    save: (id, body) => rates.save(id, body),
    remove: (id) => rates.remove(id),
  });
};

interface Services {
  reviews: Pick<Reviews, 'waiting' | 'decisions' | 'moderate'>;
  productsOf(ids: string[]): Promise<{ id: string; name: string; slug: string }[]>;
  studio: Pick<Studio, 'list'>;
  staff: StaffStoreParts;
  tokens: Pick<ApiTokens, 'openStore'>;
  brandsOfFiles: readonly BrandConfig[];
  /** The brands as they are now. */
  brands(): readonly BrandConfig[];
  /** Every site of every brand, one for each market. */
  sites(): readonly BrandConfig[];
  catalogueDefaults(): ShopDefaults;
  /** Where the days of offers begin and end. */
  timeZone?: string;
}

/** Resources with storage of their own, by name; the others are stored in the generic table. */
export function createResourceStores(services: Services): Record<string, OpenStore> {
  const {
    reviews,
    productsOf,
    studio,
    staff,
    tokens,
    brandsOfFiles,
    brands,
    sites,
    catalogueDefaults,
    timeZone,
  } = services;
  return {
    orders: openOrders,
    customers: openCustomers,
    invoices: openInvoices,
    payments: openPayments,
    categories: openCategories,
    prices: openPrices,
    'brand-menus': openMenus(brandsOfFiles),
    stock: openStock,
    'stock-adjustments': openStockAdjustments,
    products: openProducts({ sites, defaults: catalogueDefaults }),
    offers: openOffers(timeZone ?? 'Europe/London'),
    campaigns: openCampaigns,
    synonyms: openRules,
    'search-redirects': openRules,
    ranking: openRules,
    facets: openFacets,
    'tax-rates': openTaxRates,
    ...Object.fromEntries(DELIVERY_RESOURCES.map(({ name }) => [name, openDelivery])),
    brands: openBrands(brandsOfFiles),
    markets: openMarkets(brands),
    settings: openSettings(brandsOfFiles),
    team: createStaffStore(staff),
    roles: openRoles,
    tokens: tokens.openStore,
    'email-texts': openEmailTexts,
    activity: openActivity,
    reviews: createReviewStore(reviews, productsOf),
    ...Object.fromEntries(entryResources.map(({ name }) => [name, createEntryStore(studio)])),
  };
}
