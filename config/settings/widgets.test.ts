import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { defaultSettings, makeSettings, withEnvironment } from '../site-settings.ts';

const real = parseEnvironment({ DEMO: 'false' });

describe('vendors’ widgets', () => {
  it('[SITE-04] a shop without accounts has no widgets', () => {
    const { thirdParty, widgets } = withEnvironment(defaultSettings, real);
    expect(new Set(Object.values(thirdParty))).toEqual(new Set([null]));
    expect([widgets.advisorFrame, widgets.tryOnFrame, widgets.socialGalleryScript]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('[SITE-04] a widget’s address uses https or is a path of the shop', () => {
    for (const advisorFrame of ['http://advisor.example', '//advisor.example', 'javascript:alert(1)']) {
      expect(() => makeSettings({ widgets: { advisorFrame } })).toThrow('must be an address');
    }
  });
});
