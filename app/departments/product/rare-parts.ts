import { lazy } from 'react';

/** Parts that few products have: each in a file of its own, which the server has at hand. */
export const CustomisationFields = import.meta.env.SSR
  ? (await import('./customisation-fields.tsx')).default
  : lazy(() => import('./customisation-fields.tsx'));

export const SubscriptionOption = import.meta.env.SSR
  ? (await import('./subscription-option.tsx')).default
  : lazy(() => import('./subscription-option.tsx'));

export const PremierAction = import.meta.env.SSR
  ? (await import('./premier-action.tsx')).default
  : lazy(() => import('./premier-action.tsx'));
