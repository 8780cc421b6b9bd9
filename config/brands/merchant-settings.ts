import * as v from 'valibot';
import {
  MERCHANT_SETTINGS,
  type MerchantSetting,
  type MerchantSettings,
} from '#commerce/markets/merchant-settings.ts';
import { makeSettings, type SettingsOverrides, type SiteSettings } from '../site-settings.ts';

type Group = Record<string, unknown>;

/** The settings of a brand as staff edit them. */
export function toMerchantSettings(brand: string, settings: SiteSettings): MerchantSettings {
  const fields = Object.entries(MERCHANT_SETTINGS).map(([name, setting]) => [
    name,
    toField(setting, readPath(settings, setting.path)),
  ]);
  return { ...Object.fromEntries(fields), brand };
}

/** Settings with what staff changed. A field that an older version wrote and that is not valid any more is left out. */
export function applyMerchantSettings(settings: SiteSettings, changed: MerchantSettings): SiteSettings {
  const merged: Group = structuredClone(settings);
  for (const [name, setting] of Object.entries(MERCHANT_SETTINGS)) {
    const parsed = v.safeParse(setting.schema, changed[name]);
    if (parsed.success) writePath(merged, setting.path, fromField(setting, parsed.output));
  }
  return makeSettings(merged as SettingsOverrides, `the settings of ${changed.brand}`);
}

function toField({ table }: MerchantSetting, value: unknown): unknown {
  if (!table) return value;
  const [keyName = '', valueName = ''] = table;
  return Object.entries(value as Group).map(([key, each]) => ({ [keyName]: key, [valueName]: each }));
}

function fromField({ table }: MerchantSetting, value: unknown): unknown {
  if (!table) return value;
  const [keyName = '', valueName = ''] = table;
  return Object.fromEntries((value as Group[]).map((pair) => [pair[keyName], pair[valueName]]));
}

export function readPath(settings: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Group | undefined)?.[name], settings);
}

function writePath(settings: Group, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const group = names.reduce<Group>((each, name) => each[name] as Group, settings);
  group[last] = value;
}
