import type { FitPage } from '#commerce/widgets/fit/provider.ts';
import { attributesHtml, hostsOf, scriptValue } from '#commerce/widgets/widget-page.ts';
import type { Integration } from '#integrations/gateway/integration.ts';

const HOSTS = ['https://*.truefitcorp.com'];

/** An element with the product's data, True Fit's script, and `tfcapi`, which starts it and reports the recommended size. */
const createTrueFitPage: FitPage = (product, account, shopOrigin) => ({
  title: 'True Fit',
  locale: product.locale,
  style: 'body{margin:0;background:#faf8f4;color:#16150f;font:16px/1.5 system-ui,sans-serif}',
  body: `<div${attributesHtml({
    class: 'tfc-fitrec-product',
    id: product.styleId,
    'data-styleid': product.styleId,
    'data-colorid': product.colourId,
    'data-locale': product.locale.replace('-', '_'),
    'data-userid': product.userId ?? '',
    'data-registered': String(product.isRegistered),
    'data-availablesizes': product.sizes.join(':'),
  })}></div>`,
  bridge: `(${reportFit})(${scriptValue(shopOrigin)})`,
  script: { src: account.script.replaceAll('{id}', account.id), attributes: {} },
  hosts: hostsOf(account.script.replaceAll('{id}', account.id), ...HOSTS),
});

/** Size recommendations by True Fit. The setting `thirdParty.trueFitClientId` turns them on. */
export const trueFit = {
  id: 'true-fit',
  name: 'True Fit',
  env: [],
  hosts: HOSTS,
  create: createTrueFitPage,
} satisfies Integration;

interface FitResult {
  size?: unknown;
  fitRecommendation?: { size?: unknown };
}
type Tfcapi = ((...call: unknown[]) => void) & { q?: unknown[][] };

/** Runs inside the frame as text, so it must not use anything from outside this function. */
function reportFit(shop: string): void {
  const frame = window as unknown as Window & { tfcapi?: Tfcapi };
  if (!frame.tfcapi) {
    const queue: Tfcapi = (...call) => {
      queue.q ??= [];
      queue.q.push(call);
    };
    frame.tfcapi = queue;
  }
  frame.tfcapi('event', 'tfc-fitrec-product', 'success', (result: FitResult) => {
    const size = result?.fitRecommendation?.size ?? result?.size;
    if (size) parent.postMessage({ type: 'fit_recommended', size: String(size) }, shop);
  });
  frame.tfcapi('calculate');
  new ResizeObserver(() =>
    parent.postMessage({ type: 'widget_height', height: document.documentElement.offsetHeight }, shop),
  ).observe(document.body);
}
