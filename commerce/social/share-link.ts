export interface Sharer {
  isGuest: boolean;
  affiliateId: string | null;
}

/** The link to share: the page with utm parameters and the affiliate id of a registered shopper. */
export function buildShareLink(pageUrl: string, sharer: Sharer | null): string {
  const url = new URL(pageUrl);
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith('utm_')) url.searchParams.delete(name);
  }
  url.searchParams.delete('addToBagOnLoadAndRegistered');
  url.searchParams.delete('affiliateId');
  url.searchParams.set('utm_source', 'pdp_share');
  url.searchParams.set('utm_medium', 'referral');
  if (sharer && !sharer.isGuest && sharer.affiliateId)
    url.searchParams.set('affiliateId', sharer.affiliateId);
  url.hash = '';
  return url.toString();
}

export type ShareState = 'idle' | 'working' | 'copied';
export type ShareEvent = 'press' | 'shared' | 'failed' | 'copied-shown';

/** The button is disabled while working; 'link copied' disappears after a while. */
export function nextShareState(state: ShareState, event: ShareEvent): ShareState {
  if (event === 'press') return state === 'working' ? state : 'working';
  if (state === 'working') return event === 'shared' ? 'copied' : event === 'failed' ? 'idle' : state;
  return event === 'copied-shown' ? 'idle' : state;
}
