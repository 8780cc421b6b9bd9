import type { ComponentType } from 'react';
import { NewEntryButton } from '#app/admin/content/new-entry-dialog.tsx';
import type { Serialised } from '#app/admin/content/serialised.ts';
import type { StudioBrand } from '#app/admin/content/studio-kit.ts';
import { OfferPanel } from '#app/admin/offers/offer-panel.tsx';
import { CategoryTree } from '#app/admin/products/category-tree.tsx';
import { SalePanel } from '#app/admin/products/sale-panel.tsx';
import { StockPanel } from '#app/admin/products/stock-panel.tsx';
import { TeamPanel } from '#app/admin/security/team-panel.tsx';
import { entryResources } from '#commerce/content/editor/entry-resources.ts';
import type { RecordBody, Resource } from '#commerce/resources/define-resource.ts';
import type { ListRow } from '#commerce/resources/list-query.ts';
import type { OpenRecord } from '#commerce/resources/resources.server.ts';
import { ActivityDifferences } from './activity-differences.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { CampaignFigures, RuleEffect } from './rule-effect.tsx';

export interface PanelProps {
  /** The resource's name. */
  name: string;
  /** As it stands in the form. */
  body: RecordBody;
  /** As it is stored; null for a new one. */
  record: Serialised<OpenRecord> | null;
  /** False for those who only read. */
  canWrite: boolean;
}

/** What a record's page shows beside its form, by resource. */
export const RESOURCE_PANELS: Readonly<Record<string, ComponentType<PanelProps>>> = {
  offers: OfferPanel,
  campaigns: CampaignFigures,
  synonyms: RuleEffect,
  'search-redirects': RuleEffect,
  ranking: RuleEffect,
  activity: ActivityDifferences,
  reviews: ReviewPanel,
  products: SalePanel,
  stock: StockPanel,
  team: TeamPanel,
};

export interface ListContentProps {
  resource: Resource;
  rows: readonly Serialised<ListRow>[];
  canWrite: boolean;
}

/** What stands in place of the table while a list is not filtered, by resource. */
export const LIST_CONTENTS: Readonly<Record<string, ComponentType<ListContentProps>>> = {
  categories: CategoryTree,
};

export interface AddButtonProps {
  resource: Resource;
  brands: readonly StudioBrand[];
}

/** How one more is added where that is more than an empty form, by resource. */
export const ADD_BUTTONS: Readonly<Record<string, ComponentType<AddButtonProps>>> = Object.fromEntries(
  entryResources.map(({ name }) => [name, NewEntryButton]),
);
