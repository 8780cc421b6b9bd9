import type { SiteSettings } from '../site-settings.ts';

/** In a demo, whatever has no account at a vendor uses the local stand-in instead. */
export function standInWidgets({
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
      fitScript: trueFitClientId ? widgets.fitScript : '/stand-ins/fit.js',
      featureMediaScript: flixDistributorId ? widgets.featureMediaScript : '/stand-ins/feature-media.js',
      // The shop has a gallery and pay-later offers of its own; a vendor's come where one is configured.
      payLaterScript: widgets.payLaterScript,
      socialGalleryScript: widgets.socialGalleryScript,
      advisorFrame: revievePartnerId ? widgets.advisorFrame : '/stand-ins/advisor',
      tryOnFrame: revievePartnerId ? widgets.tryOnFrame : '/stand-ins/try-on',
    },
  };
}
