import { campaignResource } from '#commerce/advertising/campaign-resource.ts';
import { categoryResource } from '#commerce/catalogue/category-resource.ts';
import { facetResource } from '#commerce/catalogue/facets/facet-resource.ts';
import { priceResource } from '#commerce/catalogue/price-resource.ts';
import { productResource } from '#commerce/catalogue/product-resource.ts';
import { stockAdjustmentResource, stockResource } from '#commerce/catalogue/stock-resource.ts';
import { entryResources } from '#commerce/content/editor/entry-resources.ts';
import { customerResource } from '#commerce/customers/customer-resource.ts';
import { DELIVERY_RESOURCES } from '#commerce/delivery/delivery-resources.ts';
import { emailTextResource } from '#commerce/email/email-text-resource.ts';
import { brandResource } from '#commerce/markets/brand-resource.ts';
import { marketResource } from '#commerce/markets/market-resource.ts';
import { menuResource } from '#commerce/markets/menu-resource.ts';
import { settingsResource } from '#commerce/markets/settings-resource.ts';
import { invoiceResource } from '#commerce/orders/documents/invoice-resource.ts';
import { orderResource } from '#commerce/orders/order-resource.ts';
import { paymentResource } from '#commerce/orders/payment-resource.ts';
import { offerResource } from '#commerce/promotions/offer-resource.ts';
import type { Resource } from '#commerce/resources/define-resource.ts';
import { reviewResource } from '#commerce/reviews/review-resource.ts';
import {
  rankingResource,
  searchRedirectResource,
  synonymsResource,
} from '#commerce/search/search-rule-resources.ts';
import { taxRateResource } from '#commerce/tax/tax-rate-resource.ts';

import { activityResource } from './activity-resource.ts';
import { apiTokenResource } from './api-token-resource.ts';
import { roleResource } from './role-resource.ts';
import { staffResource } from './staff-resource.ts';

/** Everything that staff manage through lists and forms. A new resource is one line here. */
export const RESOURCES: readonly Resource[] = [
  orderResource,
  customerResource,
  invoiceResource,
  paymentResource,
  productResource,
  priceResource,
  categoryResource,
  menuResource,
  stockResource,
  stockAdjustmentResource,
  offerResource,
  campaignResource,
  synonymsResource,
  searchRedirectResource,
  rankingResource,
  facetResource,
  brandResource,
  marketResource,
  settingsResource,
  taxRateResource,
  ...DELIVERY_RESOURCES,
  ...entryResources,
  reviewResource,
  emailTextResource,
  staffResource,
  roleResource,
  apiTokenResource,
  activityResource,
];

export function findResource(name: string | undefined): Resource | null {
  return RESOURCES.find((resource) => resource.name === name) ?? null;
}
