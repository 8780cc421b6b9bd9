import type { ComponentType } from 'react';
import type { Serialised } from '#app/admin/content/serialised.ts';
import type { RecordBody } from '#commerce/resources/define-resource.ts';
import type { OpenRecord } from '#commerce/resources/resources.server.ts';
import { CampaignFigures, RuleEffect } from './rule-effect.tsx';

export interface PanelProps {
  /** The resource's name. */
  name: string;
  /** As it stands in the form. */
  body: RecordBody;
  /** As it is stored; null for a new one. */
  record: Serialised<OpenRecord> | null;
}

/** What a record's page shows beside its form, by resource. */
export const RESOURCE_PANELS: Readonly<Record<string, ComponentType<PanelProps>>> = {
  campaigns: CampaignFigures,
  synonyms: RuleEffect,
  'search-redirects': RuleEffect,
  ranking: RuleEffect,
};
