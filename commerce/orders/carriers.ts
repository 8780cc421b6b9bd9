/** Well-known carriers and the page where a parcel is tracked; `{number}` is the tracking number. */
export const CARRIERS = [
  {
    id: 'royal-mail',
    name: 'Royal Mail',
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
  {
    id: 'parcelforce',
    name: 'Parcelforce',
    page: 'https://www.parcelforce.com/track-trace?trackNumber={number}',
  },
  { id: 'evri', name: 'Evri', page: 'https://www.evri.com/track/parcel/{number}' },
  { id: 'dpd-uk', name: 'DPD UK', page: 'https://track.dpd.co.uk/parcels/{number}' },
  { id: 'dpd', name: 'DPD', page: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  { id: 'dhl', name: 'DHL', page: 'https://www.dhl.com/en/express/tracking.html?AWB={number}' },
  { id: 'ups', name: 'UPS', page: 'https://www.ups.com/track?tracknum={number}' },
  { id: 'fedex', name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  { id: 'gls', name: 'GLS', page: 'https://gls-group.com/track/{number}' },
  { id: 'an-post', name: 'An Post', page: 'https://www.anpost.com/Post-Parcels/Track/History?item={number}' },
  {
    id: 'la-poste',
    name: 'La Poste / Colissimo',
    page: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
  },
  {
    id: 'chronopost',
    name: 'Chronopost',
    page: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}',
  },
  { id: 'postnl', name: 'PostNL', page: 'https://postnl.nl/tracktrace/?B={number}' },
  { id: 'postnord', name: 'PostNord', page: 'https://tracking.postnord.com/tracking.html?id={number}' },
  { id: 'budbee', name: 'Budbee', page: 'https://tracking.budbee.com/{number}' },
  { id: 'usps', name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
] as const;

/** The name of a carrier; one that is not in the table is shown as staff wrote it. */
export function carrierName(carrier: string): string {
  return CARRIERS.find(({ id }) => id === carrier)?.name ?? carrier;
}

export function trackingLink(carrier: string, trackingNumber: string): string | null {
  const known = CARRIERS.find(({ id }) => id === carrier);
  return known && trackingNumber ? known.page.replace('{number}', encodeURIComponent(trackingNumber)) : null;
}
