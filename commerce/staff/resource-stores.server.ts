import type { Campaign } from '#commerce/advertising/campaign.ts';
import { createCampaigns } from '#commerce/advertising/campaigns.server.ts';
import { openCustomers } from '#commerce/customers/customer-list.server.ts';
import { openOrders } from '#commerce/orders/order-list.server.ts';
import { createPromotionStore } from '#commerce/promotions/promotion-store.server.ts';
import { kindOf } from '#commerce/resources/define-resource.ts';
import { listedStore, type OpenStore } from '#commerce/resources/resource-store.server.ts';
import { createSearchRules } from '#commerce/search/search-rules.server.ts';

const openOffers: OpenStore = (db, resource) => {
  const promotions = createPromotionStore(db);
  return listedStore(db, resource, {
    all: async () => (await promotions.list()).map(({ id, ...body }) => ({ id, body })),
    save: (id, body) => promotions.save(id, body),
    remove: (id) => promotions.remove(id),
  });
};

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

/** Resources with tables of their own, by name; the others are stored in the generic table. */
export const RESOURCE_STORES: Readonly<Record<string, OpenStore>> = {
  orders: openOrders,
  customers: openCustomers,
  offers: openOffers,
  campaigns: openCampaigns,
  synonyms: openRules,
  'search-redirects': openRules,
  ranking: openRules,
};
