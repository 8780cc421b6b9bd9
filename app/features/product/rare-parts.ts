import { isInPage } from '#app/site/in-page.ts';
import { late } from '#ui/late.ts';

const loadCustomisation = () => import('./customisation-fields.tsx');
const loadSubscription = () => import('./subscription-offer.tsx');
const loadPremier = () => import('./premier-action.tsx');

/** Parts that few products have, each in a file of its own. */
export const CustomisationFields = isInPage('.customisation')
  ? (await loadCustomisation()).default
  : late(loadCustomisation);

export const SubscriptionOffer = isInPage('.subscription-offer')
  ? (await loadSubscription()).default
  : late(loadSubscription);

export const PremierAction = isInPage('.premier-action') ? (await loadPremier()).default : late(loadPremier);
