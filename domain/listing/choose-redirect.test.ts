import { describe, expect, it } from 'vitest';
import { chooseRedirect } from './choose-redirect.ts';

describe('a search redirect', () => {
  it('[PLP-06] leads to its address, on phones to their own where there is one', () => {
    const both = { redirect: '/pages/sale', redirectMobile: '/pages/sale-app' };
    expect(chooseRedirect(both, false)).toBe('/pages/sale');
    expect(chooseRedirect(both, true)).toBe('/pages/sale-app');
    expect(chooseRedirect({ redirect: '/pages/sale', redirectMobile: null }, true)).toBe('/pages/sale');
    expect(chooseRedirect({ redirect: null, redirectMobile: null }, true)).toBeNull();
    expect(chooseRedirect({ redirect: null, redirectMobile: '/m' }, false)).toBeNull();
  });
});
