import type { PayLaterPage } from '#commerce/widgets/pay-later/provider.ts';
import { reportHeight } from '#commerce/widgets/report-height.ts';
import { attributesHtml, hostsOf, scriptValue } from '#commerce/widgets/widget-page.ts';
import type { Integration } from '#integrations/gateway/integration.ts';

const ELEMENT = 'klarna-placement';
const WAIT_MS = 3000;
const HOSTS = ['https://*.klarnaservices.com', 'https://*.klarna.com', 'https://*.klarnacdn.net'];

/** An element with the amount, and Klarna's library with the client id. */
const createKlarnaPage: PayLaterPage = ({ amount, locale }, { id, script }, shopOrigin) => ({
  title: 'Klarna',
  locale,
  style: `body{margin:0;color:#16150f;font:14px/1.5 system-ui,sans-serif}${ELEMENT}{display:block}`,
  body: `<${ELEMENT}${attributesHtml({
    'data-key': 'credit-promotion-auto-size',
    'data-locale': locale,
    'data-purchase-amount': String(amount),
  })}></${ELEMENT}>`,
  bridge: `(${reportHeight})(document.querySelector('${ELEMENT}'), ${scriptValue(shopOrigin)}, ${WAIT_MS})`,
  script: { src: script, attributes: { 'data-client-id': id } },
  hosts: hostsOf(script, ...HOSTS),
});

/** Pay-later messages by Klarna. The setting `thirdParty.klarnaClientId` turns them on. */
export const klarna = {
  id: 'klarna',
  name: 'Klarna',
  env: [],
  hosts: HOSTS,
  create: createKlarnaPage,
} satisfies Integration;
