import { describe, expect, it } from 'vitest';
import { makeSettings } from '#config/site-settings.ts';
import { address } from '#tests/shop-fixture.ts';
import { readAddressOf } from './express-cart.ts';

describe('an address that a wallet sends', () => {
  const named = { ...address, country: 'Channel Islands' };

  it('[SITE-03] [APAY-02] may use a country name from the settings', () => {
    const settings = makeSettings({ countryNameToCode: { 'channel islands': 'GB' } });
    expect(readAddressOf(named, 'shipping', settings)).toMatchObject({ address: { country: 'GB' } });
    expect(readAddressOf({ ...address, country: 'UK' }, 'shipping', settings)).toMatchObject({
      address: { country: 'GB' },
    });
  });

  it('[APAY-02] is refused when its country is unknown', () => {
    expect(readAddressOf(named, 'shipping', makeSettings({}))).toHaveProperty('refusal');
  });
});
