import { isServerRendered } from '#app/hydration/is-server-rendered.ts';
import { whenIdle } from '#app/hydration/when-idle.ts';
import { lazyWithRetry } from '#ui/lazy.ts';

const loadHybrid = () => import('#app/features/product/hybrid-page.tsx');

/** The layout for visitors from advertisements; few product pages use it, so its code is separate. */
export const HybridPage = isServerRendered('.hybrid-summary')
  ? (await loadHybrid()).default
  : lazyWithRetry(loadHybrid);

/** These are not in the server's HTML: they load after hydration, when the browser is idle. */
export const ExpressPay = lazyWithRetry(() =>
  whenIdle().then(() => import('#app/features/checkout/express-pay/express-pay.tsx')),
);

export const VisuallySimilar = lazyWithRetry(() =>
  whenIdle()
    .then(() => import('#app/features/recommendations/visually-similar.tsx'))
    .then(({ VisuallySimilar: part }) => ({ default: part })),
);
