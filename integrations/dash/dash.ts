import { reportHeight } from '#commerce/widgets/report-height.ts';
import type { SocialGalleryPage } from '#commerce/widgets/social-gallery/provider.ts';
import { attributesHtml, hostsOf, scriptValue } from '#commerce/widgets/widget-page.ts';
import type { Integration } from '#integrations/gateway/integration.ts';

const DEFAULTS = { rowSize: 4, mobileRowSize: 2, rowLimit: 4, gap: 8 } as const;
const WAIT_MS = 3000;
const HOSTS = ['https://*.dashhudson.com'];

/** An element with the gallery's id and layout, and Dash's script. */
const createDashPage: SocialGalleryPage = ({ productKey, locale }, { id, script }, shopOrigin) => ({
  title: 'Dash',
  locale,
  style: 'body{margin:0;background:#faf8f4;color:#16150f;font:16px/1.5 system-ui,sans-serif}',
  body: `<div${attributesHtml({
    class: 'dash-gallery',
    'data-gallery-id': id,
    'data-product': productKey,
    'data-locale': locale,
    'data-row-size': String(DEFAULTS.rowSize),
    'data-mobile-row-size': String(DEFAULTS.mobileRowSize),
    'data-row-limit': String(DEFAULTS.rowLimit),
    'data-gap-size': String(DEFAULTS.gap),
  })}></div>`,
  bridge: `(${reportHeight})(document.querySelector('.dash-gallery'), ${scriptValue(shopOrigin)}, ${WAIT_MS})`,
  script: { src: script, attributes: {} },
  hosts: hostsOf(script, ...HOSTS),
});

/** A social gallery by Dash. The setting `thirdParty.dashHudsonId` turns it on. */
export const dash = {
  id: 'dash',
  name: 'Dash',
  env: [],
  hosts: HOSTS,
  create: createDashPage,
} satisfies Integration;
