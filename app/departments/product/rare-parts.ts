import { lazy } from 'react';
import { isInPage } from '#app/site/in-page.ts';

const loadCustomisation = () => import('./customisation-fields.tsx');
const loadSubscription = () => import('./subscription-offer.tsx');
const loadPremier = () => import('./premier-action.tsx');

/** Parts that few products have, each in a file of its own. */
export const CustomisationFields = isInPage('.customisation')
  ? (await loadCustomisation()).default
  : lazy(loadCustomisation);

export const SubscriptionOffer = isInPage('.subscription-offer')
  ? (await loadSubscription()).default
  : lazy(loadSubscription);

export const PremierAction = isInPage('.premier-action') ? (await loadPremier()).default : lazy(loadPremier);
