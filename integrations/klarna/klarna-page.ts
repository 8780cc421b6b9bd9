import type { PayLaterPage } from '#commerce/widgets/pay-later/provider.ts';
import { reportHeight } from '#commerce/widgets/report-height.ts';
import { attributesHtml, hostsOf, scriptValue } from '#commerce/widgets/widget-page.ts';

const PLACE = 'klarna-placement';
const WAIT_MS = 3000;

/** Klarna: an element that names the amount, and a library that is told who we are. */
export const klarnaPage: PayLaterPage = ({ amount, locale }, { id, script }, shopOrigin) => ({
  title: 'Klarna',
  locale,
  style: `body{margin:0;color:#16150f;font:14px/1.5 system-ui,sans-serif}${PLACE}{display:block}`,
  body: `<${PLACE}${attributesHtml({
    'data-key': 'credit-promotion-auto-size',
    'data-locale': locale,
    'data-purchase-amount': String(amount),
  })}></${PLACE}>`,
  bridge: `(${reportHeight})(document.querySelector('${PLACE}'), ${scriptValue(shopOrigin)}, ${WAIT_MS})`,
  script: { src: script, attributes: { 'data-client-id': id } },
  hosts: hostsOf(script, 'https://*.klarnaservices.com', 'https://*.klarna.com', 'https://*.klarnacdn.net'),
});
