import type { FitPage } from '#commerce/widgets/fit/provider.ts';
import { attributesHtml, hostsOf, scriptValue } from '#commerce/widgets/widget-page.ts';

/** True Fit: a marked element, the vendor's script, and `tfcapi` to start it and to hear of its answer. */
export const trueFitPage: FitPage = (question, account, shopOrigin) => ({
  title: 'True Fit',
  locale: question.locale,
  style: 'body{margin:0;background:#faf8f4;color:#16150f;font:16px/1.5 system-ui,sans-serif}',
  body: `<div${attributesHtml({
    class: 'tfc-fitrec-product',
    id: question.styleId,
    'data-styleid': question.styleId,
    'data-colorid': question.colourId,
    'data-locale': question.locale.replace('-', '_'),
    'data-userid': question.userId ?? '',
    'data-registered': String(question.isRegistered),
    'data-availablesizes': question.sizes.join(':'),
  })}></div>`,
  bridge: `(${carry})(${scriptValue(shopOrigin)})`,
  script: { src: account.script.replaceAll('{id}', account.id), attributes: {} },
  hosts: hostsOf(account.script.replaceAll('{id}', account.id), 'https://*.truefitcorp.com'),
});

interface Told {
  size?: unknown;
  fitRecommendation?: { size?: unknown };
}
type Tfcapi = ((...call: unknown[]) => void) & { q?: unknown[][] };

/** Runs inside the frame: it must not use anything from outside itself. */
function carry(shop: string): void {
  const frame = window as unknown as Window & { tfcapi?: Tfcapi };
  if (!frame.tfcapi) {
    const queue: Tfcapi = (...call) => {
      queue.q ??= [];
      queue.q.push(call);
    };
    frame.tfcapi = queue;
  }
  frame.tfcapi('event', 'tfc-fitrec-product', 'success', (told: Told) => {
    const size = told?.fitRecommendation?.size ?? told?.size;
    if (size) parent.postMessage({ type: 'fit_recommended', size: String(size) }, shop);
  });
  frame.tfcapi('calculate');
  new ResizeObserver(() =>
    parent.postMessage({ type: 'widget_height', height: document.documentElement.offsetHeight }, shop),
  ).observe(document.body);
}
