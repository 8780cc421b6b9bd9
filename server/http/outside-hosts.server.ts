import type { Environment } from '#config/environment.ts';

/** Other people's hosts that pages may reach, each only where its owner supplies the shop. */
export interface OutsideHosts {
  /** Pictures and films. */
  media: string[];
  frames: string[];
  /** Where a form may lead, such as the bank of somebody who pays. */
  forms: string[];
}

/** A payment may be sent on to any of the provider's hosts before the bank is shown. */
const ADYEN = ['https://*.adyen.com', 'https://*.adyenpayments.com'];

export function outsideHosts(environment: Environment): OutsideHosts {
  const hosts: OutsideHosts = { media: [], frames: [], forms: [] };
  if (environment.REVIEWS === 'bazaarvoice') {
    hosts.media.push(...originOf(environment.BAZAARVOICE_URL), ...environment.BAZAARVOICE_PHOTO_HOSTS);
  }
  if (environment.SOCIAL === 'flockler') {
    hosts.media.push(...originOf(environment.FLOCKLER_URL), ...environment.FLOCKLER_MEDIA_HOSTS);
  }
  if (environment.PAYMENTS === 'adyen') {
    const cardPage = originOf(environment.ADYEN_CARD_PAGE_URL);
    hosts.frames.push(...cardPage);
    hosts.forms.push(...originOf(environment.ADYEN_URL), ...cardPage, ...ADYEN);
  }
  return { media: unique(hosts.media), frames: unique(hosts.frames), forms: unique(hosts.forms) };
}

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);
const unique = (hosts: readonly string[]): string[] => [...new Set(hosts)];
