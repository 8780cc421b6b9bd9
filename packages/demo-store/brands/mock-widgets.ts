import type { SiteSettings } from '../../../config/site-settings.ts';

/** Where a brand has no account at a vendor, the demo shows a mock widget. */
export function withMockWidgets({
  thirdParty,
  widgets,
}: SiteSettings): Pick<SiteSettings, 'thirdParty' | 'widgets'> {
  const { trueFitClientId, flixDistributorId, revievePartnerId } = thirdParty;
  return {
    thirdParty: {
      ...thirdParty,
      trueFitClientId: trueFitClientId ?? 'demo',
      flixDistributorId: flixDistributorId ?? 'demo',
      revievePartnerId: revievePartnerId ?? 'demo',
    },
    widgets: {
      fitScript: trueFitClientId ? widgets.fitScript : '/mock-services/fit.js',
      featureMediaScript: flixDistributorId ? widgets.featureMediaScript : '/mock-services/feature-media.js',
      // The shop has a gallery and pay-later offers of its own; a vendor's are used where one is configured.
      payLaterScript: widgets.payLaterScript,
      socialGalleryScript: widgets.socialGalleryScript,
      advisorFrame: revievePartnerId ? widgets.advisorFrame : '/mock-services/advisor',
      tryOnFrame: revievePartnerId ? widgets.tryOnFrame : '/mock-services/try-on',
    },
  };
}
