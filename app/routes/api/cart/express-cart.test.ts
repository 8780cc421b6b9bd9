import { describe, expect, it } from 'vitest';
import { makeSettings } from '#config/site-settings.ts';
import { address } from '#tests/tiny-store.ts';
import { readAddressOf } from './express-cart.ts';

describe('an address that a wallet sends', () => {
  const named = { ...address, country: 'Channel Islands' };

  it('[SITE-03] [APAY-02] may name its country as the settings do', () => {
    const settings = makeSettings({ countryNameToCode: { 'channel islands': 'GB' } });
    expect(readAddressOf(named, 'shipping', settings)).toMatchObject({ address: { country: 'GB' } });
    expect(readAddressOf({ ...address, country: 'UK' }, 'shipping', settings)).toMatchObject({
      address: { country: 'GB' },
    });
  });

  it('[APAY-02] by a name that nobody knows is refused', () => {
    expect(readAddressOf(named, 'shipping', makeSettings({}))).toHaveProperty('refusal');
  });
});
