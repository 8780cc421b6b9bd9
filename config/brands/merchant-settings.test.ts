import { readFileSync } from 'node:fs';
import { demoBrands } from '@selvedge/demo-store/brands/all.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MERCHANT_SETTINGS, merchantSettingsSchema } from '#commerce/markets/merchant-settings.ts';
import { describeSchema } from '#commerce/resources/describe-schema.ts';
import { defaultSettings } from '../site-settings.ts';
import { applyMerchantSettings, readPath, toMerchantSettings } from './merchant-settings.ts';

const entries = Object.entries(MERCHANT_SETTINGS);
const document = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');

describe('the settings of the back office', () => {
  it.each(entries)('[MKT-11] %s has the default that its explanation names', (_, { path, fallback }) => {
    expect(readPath(defaultSettings, path)).toEqual(fallback);
  });

  it('[MKT-11] docs/settings.md says which they are', () => {
    const marked = [...document.matchAll(/^\| `([^`]+)` \| .* \| \[`\/staff\/settings`\][^|]* \|/gm)].map(
      ([, key]) => key,
    );
    expect(marked.sort()).toEqual(entries.map(([, { path }]) => path).sort());
  });

  it('[MKT-11] each has a control in the form, an explanation and a default', () => {
    const shape = describeSchema(merchantSettingsSchema);
    if (shape.kind !== 'group') throw new Error('the form has no fields');
    for (const { name, hint, shape: control } of shape.fields.filter((field) => field.name !== 'brand')) {
      expect(control.kind, name).not.toBe('unknown');
      expect(hint, name).toMatch(/Default: /);
    }
  });

  it.each(demoBrands.map((brand) => [brand.slug, brand] as const))(
    '[MKT-11] %s can be edited and stays the same',
    (slug, { settings }) => {
      const record = toMerchantSettings(slug, settings);
      expect(v.safeParse(merchantSettingsSchema, record).issues).toBeUndefined();
      expect(applyMerchantSettings(settings, record)).toEqual(settings);
    },
  );

  it('[MKT-11] a changed one counts, one that is not valid is left out, and nothing else changes', () => {
    const record = {
      ...toMerchantSettings('selvedge', defaultSettings),
      wishlistMax: 20,
      sponsoredMax: 'many',
    };
    expect(applyMerchantSettings(defaultSettings, record)).toEqual({
      ...defaultSettings,
      wishlist: { maxItems: 20 },
    });
  });
});
