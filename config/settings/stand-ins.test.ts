import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { defaultSettings, makeSettings, withEnvironment } from '../site-settings.ts';

const real = parseEnvironment({ DEMO: 'false' });
const demo = parseEnvironment({ DEMO: 'true' });

describe('stand-ins of outside widgets', () => {
  it('[SITE-04] a real shop without accounts has no widget at all', () => {
    const { thirdParty, widgets } = withEnvironment(defaultSettings, real);
    expect(new Set(Object.values(thirdParty))).toEqual(new Set([null]));
    expect([widgets.advisorFrame, widgets.tryOnFrame, widgets.socialGalleryScript]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('[SITE-04] a demo stands in for each vendor it has no account at, and for no other', () => {
    const given = makeSettings({
      thirdParty: { trueFitClientId: 'shop' },
      widgets: { advisorFrame: 'https://advisor.example' },
    });
    const { thirdParty, widgets } = withEnvironment(given, demo);
    expect(thirdParty.trueFitClientId).toBe('shop');
    expect(widgets.fitScript).toBe(defaultSettings.widgets.fitScript);
    expect(widgets.featureMediaScript).toBe('/stand-ins/feature-media.js');
    expect(widgets.advisorFrame).toBe('/stand-ins/advisor');
    expect(thirdParty.flocklerApiKey).toBeNull();
  });

  it('[SITE-04] a widget’s address is a secure one or a path of the shop', () => {
    for (const advisorFrame of ['http://advisor.example', '//advisor.example', 'javascript:alert(1)']) {
      expect(() => makeSettings({ widgets: { advisorFrame } })).toThrow('must be an address');
    }
  });
});
