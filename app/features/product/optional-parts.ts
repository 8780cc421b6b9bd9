import { isServerRendered } from '#app/hydration/is-server-rendered.ts';
import { lazyWithRetry } from '#ui/lazy.ts';

const loadCustomisation = () => import('./customisation-fields.tsx');
const loadSubscription = () => import('./subscription-offer.tsx');
const loadPremier = () => import('./premier-action.tsx');

/** Parts that few products have: their code is fetched only where the server has rendered them, or when they appear. */
export const CustomisationFields = isServerRendered('.customisation')
  ? (await loadCustomisation()).default
  : lazyWithRetry(loadCustomisation);

export const SubscriptionOffer = isServerRendered('.subscription-offer')
  ? (await loadSubscription()).default
  : lazyWithRetry(loadSubscription);

export const PremierAction = isServerRendered('.premier-action')
  ? (await loadPremier()).default
  : lazyWithRetry(loadPremier);
