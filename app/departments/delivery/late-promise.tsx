import { makeLate } from '#app/site/late.tsx';

const loadPromise = () => import('./delivery-promise.tsx');
const loadDetails = () => import('./delivery-details.tsx');

export const LateDeliveryPromise = makeLate(
  import.meta.env.SSR ? (await loadPromise()).default : null,
  loadPromise,
);

export const LateDeliveryDetails = makeLate(
  import.meta.env.SSR ? (await loadDetails()).default : null,
  loadDetails,
);
