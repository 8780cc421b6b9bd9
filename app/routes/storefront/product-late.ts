import { whenIdle } from '#app/hydration/when-idle.ts';
import { isInPage } from '#app/site/in-page.ts';
import { late } from '#ui/late.ts';

const loadHybrid = () => import('#app/features/product/hybrid-page.tsx');

/** A page that few visitors of a product see. */
export const HybridPage = isInPage('.hybrid-summary') ? (await loadHybrid()).default : late(loadHybrid);

/** Nothing of these is in the page that the server sends: show them once script runs. */
export const ExpressPay = late(() =>
  whenIdle().then(() => import('#app/features/checkout/express-pay/express-pay.tsx')),
);

export const VisuallySimilar = late(() =>
  whenIdle()
    .then(() => import('#app/features/recommendations/visually-similar.tsx'))
    .then(({ VisuallySimilar: part }) => ({ default: part })),
);
