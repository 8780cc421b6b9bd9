import type { AdMoment } from '#commerce/advertising/campaign.ts';

const counted = new Set<string>();

/** Each moment of an advertisement is told once; the browser sends it even while the page goes away. */
export function countAd(adId: string, moment: AdMoment): void {
  const name = `${moment} ${adId}`;
  if (counted.has(name)) return;
  counted.add(name);
  const body = JSON.stringify({ adId, moment });
  navigator.sendBeacon('/_api/advertising/count', new Blob([body], { type: 'application/json' }));
}
