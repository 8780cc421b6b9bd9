import { describe, expect, it } from 'vitest';
import { defaultSettings, makeSettings } from '../../../config/site-settings.ts';
import { withMockWidgets } from './mock-widgets.ts';

describe('mock widgets', () => {
  it('[SITE-04] a demo has one for each vendor that it has no account at, and for no other', () => {
    const { thirdParty, widgets } = withMockWidgets(
      makeSettings({
        thirdParty: { trueFitClientId: 'shop' },
        widgets: { advisorFrame: 'https://advisor.example' },
      }),
    );
    expect(thirdParty.trueFitClientId).toBe('shop');
    expect(widgets.fitScript).toBe(defaultSettings.widgets.fitScript);
    expect(widgets.featureMediaScript).toBe('/mock-services/feature-media.js');
    expect(widgets.advisorFrame).toBe('/mock-services/advisor');
    expect(thirdParty.flocklerApiKey).toBeNull();
  });
});
