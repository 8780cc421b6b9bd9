import { describe, expect, it } from 'vitest';
import { trueFitPage } from './true-fit-page.ts';

const question = {
  styleId: 'OAZ10006',
  colourId: 'navy',
  sizes: ['8', '10', '12'],
  locale: 'en-GB',
  userId: 'c"1',
  isRegistered: true,
};
const SCRIPT = 'https://{id}-cdn.truefitcorp.com/fitrec/{id}/js/tf-integration.js';

describe('True Fit', () => {
  it('[PDP-14] is told the style, colour, sizes, who asks and whether they are registered', () => {
    const { body } = trueFitPage(question, { id: 'shop', script: SCRIPT }, 'https://shop.example');
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

  it('[PDP-14] is loaded from the shop’s own store at the vendor, and may reach the vendor alone', () => {
    const page = trueFitPage(question, { id: 'shop', script: SCRIPT }, 'https://shop.example');
    expect(page.script?.src).toBe('https://shop-cdn.truefitcorp.com/fitrec/shop/js/tf-integration.js');
    expect(page.hosts).toEqual(['https://shop-cdn.truefitcorp.com', 'https://*.truefitcorp.com']);
  });

  it('[PDP-14] asks for a calculation and hands its size to the shop’s page, and to no other', () => {
    const { bridge } = trueFitPage(question, { id: 'shop', script: SCRIPT }, 'https://shop.example');
    const heard: [unknown, string][] = [];
    const calls: unknown[][] = [];
    class Observer {
      observe() {}
    }
    new Function('window', 'parent', 'document', 'ResizeObserver', bridge)(
      { tfcapi: (...call: unknown[]) => calls.push(call) },
      { postMessage: (message: unknown, target: string) => heard.push([message, target]) },
      { documentElement: {}, body: {} },
      Observer,
    );
    expect(calls.map(([name]) => name)).toEqual(['event', 'calculate']);
    const answer = calls[0]![3] as (told: unknown) => void;
    answer({ fitRecommendation: { size: '12' } });
    answer({});
    expect(heard).toEqual([[{ type: 'fit_recommended', size: '12' }, 'https://shop.example']]);
  });
});
