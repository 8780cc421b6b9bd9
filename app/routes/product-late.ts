import { isInPage } from '#app/site/in-page.ts';
import { whenIdle } from '#app/site/when-idle.ts';
import { late } from '#ui/late.ts';

const loadHybrid = () => import('../departments/product/hybrid-page.tsx');

/** A page that few visitors of a product see. */
export const HybridPage = isInPage('.hybrid-summary') ? (await loadHybrid()).default : late(loadHybrid);

/** Nothing of these is in the page that the server sends: show them once script runs. */
export const ExpressPay = late(() =>
  whenIdle().then(() => import('../departments/express-pay/express-pay.tsx')),
);

export const VisuallySimilar = late(() =>
  whenIdle()
    .then(() => import('../departments/recommendations/visually-similar.tsx'))
    .then(({ VisuallySimilar: part }) => ({ default: part })),
);
