import * as v from 'valibot';
import type { Environment } from './environment.ts';
import { delivery } from './settings/delivery.ts';
import { discovery } from './settings/discovery.ts';
import { externalServices } from './settings/external-services.ts';
import { group } from './settings/kinds.ts';
import { paymentBanners } from './settings/payment-banners.ts';
import { product } from './settings/product.ts';
import { shopping } from './settings/shopping.ts';
import { widgets } from './settings/widgets.ts';

/** Everything that the specifications leave open; `docs/settings.md` describes each setting. */
export const siteSettingsSchema = group({
  ...shopping,
  ...delivery,
  ...discovery,
  ...product,
  ...paymentBanners,
  ...externalServices,
  ...widgets,
});

export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>;

/** Any part of the settings; what is left out keeps its default. */
export type SettingsOverrides = v.InferInput<typeof siteSettingsSchema>;

export class BadSetting extends Error {}

export const defaultSettings: SiteSettings = v.parse(siteSettingsSchema, {});

/**
 * The settings of one site: the defaults, changed by `overrides`. Groups and tables are merged, a list replaces the whole list.
 * `source` is the file that an error message names.
 */
export function makeSettings(overrides: SettingsOverrides, source = 'settings'): SiteSettings {
  return parseSettings(overrides, () => source);
}

function parseSettings(overrides: SettingsOverrides, sourceOf: (key: string) => string): SiteSettings {
  const parsed = v.safeParse(siteSettingsSchema, overrides);
  if (parsed.success) return parsed.output;
  const sentences = parsed.issues.map((issue) => {
    const key = v.getDotPath(issue) ?? 'the settings';
    return `${sourceOf(key)}: ${describeIssue(key, issue)}`;
  });
  throw new BadSetting(sentences.join('\n'));
}

function describeIssue(key: string, issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return `${key} is not a setting; docs/settings.md lists them all`;
  if (issue.input === undefined) return `${key} is missing and ${issue.message}`;
  return `${key} ${issue.message}, it is ${JSON.stringify(issue.input)}`;
}

/** What `withEnvironment` reads of the environment. */
export type SettingsEnvironment = Pick<
  Environment,
  | 'NODE_ENV'
  | 'DEMO'
  | 'MEDIA_BASE_URL'
  | 'OFFICE_NETWORKS'
  | 'PREVIEW_PARENT_ORIGINS'
  | 'CONTENT_EDIT_URL'
  | 'BAZAARVOICE_CLIENT_ID'
> & { RECS_MODE?: 'live' | 'mock' };

/** The variable that an error message names when the environment's part of a setting is invalid. */
const variableOf: Record<string, keyof SettingsEnvironment> = {
  office: 'OFFICE_NETWORKS',
  preview: 'PREVIEW_PARENT_ORIGINS',
  content: 'CONTENT_EDIT_URL',
  media: 'MEDIA_BASE_URL',
  thirdParty: 'BAZAARVOICE_CLIENT_ID',
};

/** Adds the settings that come from the environment. A brand's own value takes precedence. */
export function withEnvironment(settings: SiteSettings, environment: SettingsEnvironment): SiteSettings {
  const { office, preview, content, media, payments, mock, thirdParty } = settings;
  return parseSettings(
    {
      ...settings,
      thirdParty: {
        ...thirdParty,
        bazaarvoiceClientId: thirdParty.bazaarvoiceClientId ?? environment.BAZAARVOICE_CLIENT_ID ?? null,
      },
      office: { networks: [...office.networks, ...environment.OFFICE_NETWORKS] },
      preview: {
        allowedParentOrigins: [...preview.allowedParentOrigins, ...environment.PREVIEW_PARENT_ORIGINS],
      },
      content: { editUrlTemplate: content.editUrlTemplate ?? environment.CONTENT_EDIT_URL ?? null },
      media: {
        hostByBrand: {
          ...media.hostByBrand,
          default: media.hostByBrand.default ?? environment.MEDIA_BASE_URL ?? null,
        },
      },
      payments: { clientId: payments.clientId ?? paymentClient(environment) },
      mock: { recommendations: mock.recommendations || environment.RECS_MODE === 'mock' },
    },
    (key) => {
      const [name = ''] = key.split('.');
      return variableOf[name] ?? 'environment';
    },
  );
}

/** A demo takes no real payments, even with NODE_ENV=production. */
function paymentClient(environment: SettingsEnvironment): 'production' | 'test' {
  return environment.NODE_ENV === 'production' && !environment.DEMO ? 'production' : 'test';
}
