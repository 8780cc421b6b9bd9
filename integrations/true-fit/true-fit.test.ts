import { describe, expect, it } from 'vitest';
import { trueFit } from './true-fit.ts';

const product = {
  styleId: 'OAZ10006',
  colourId: 'navy',
  sizes: ['8', '10', '12'],
  locale: 'en-GB',
  userId: 'c"1',
  isRegistered: true,
};
const SCRIPT = 'https://{id}-cdn.truefitcorp.com/fitrec/{id}/js/tf-integration.js';

describe('True Fit', () => {
  it('[PDP-14] gets the style, colour, sizes, user and whether the user is registered', () => {
    const { body } = trueFit.create(product, { id: 'shop', script: SCRIPT }, 'https://shop.example');
    expect(body).toContain('class="tfc-fitrec-product"');
    for (const part of [
      'data-styleid="OAZ10006"',
      'data-colorid="navy"',
      'data-locale="en_GB"',
      'data-userid="c&#34;1"',
      'data-registered="true"',
      'data-availablesizes="8:10:12"',
    ]) {
      expect(body).toContain(part);
    }
  });

  it('[PDP-14] is loaded from the address of the shop’s account, and may reach only the vendor', () => {
    const page = trueFit.create(product, { id: 'shop', script: SCRIPT }, 'https://shop.example');
    expect(page.script?.src).toBe('https://shop-cdn.truefitcorp.com/fitrec/shop/js/tf-integration.js');
    expect(page.hosts).toEqual(['https://shop-cdn.truefitcorp.com', 'https://*.truefitcorp.com']);
  });

  it('[PDP-14] starts a calculation and sends the size to the shop’s page only', () => {
    const { bridge } = trueFit.create(product, { id: 'shop', script: SCRIPT }, 'https://shop.example');
    const messages: [unknown, string][] = [];
    const calls: unknown[][] = [];
    class Observer {
      observe() {}
    }
    new Function('window', 'parent', 'document', 'ResizeObserver', bridge)(
      { tfcapi: (...call: unknown[]) => calls.push(call) },
      { postMessage: (message: unknown, target: string) => messages.push([message, target]) },
      { documentElement: {}, body: {} },
      Observer,
    );
    expect(calls.map(([name]) => name)).toEqual(['event', 'calculate']);
    const report = calls[0]![3] as (result: unknown) => void;
    report({ fitRecommendation: { size: '12' } });
    report({});
    expect(messages).toEqual([[{ type: 'fit_recommended', size: '12' }, 'https://shop.example']]);
  });
});
