import { FEATURE_MEDIA_WAIT_MS, type FeatureMediaPage } from '#commerce/widgets/feature-media/provider.ts';
import { reportHeight } from '#commerce/widgets/report-height.ts';
import { hostsOf, scriptValue } from '#commerce/widgets/widget-page.ts';
import type { Integration } from '#integrations/gateway/integration.ts';

const ELEMENT_ID = 'flix-inpage';
const HOSTS = ['https://*.flixfacts.com', 'https://*.flixcar.com'];

/** An empty element, and Flixmedia's loader, which gets the barcode by its attributes. */
const createFlixPage: FeatureMediaPage = (product, { id, script }, shopOrigin) => ({
  title: product.brand,
  locale: product.locale,
  style: 'body{margin:0;background:#faf8f4;color:#16150f;font:16px/1.5 system-ui,sans-serif}',
  body: `<div id="${ELEMENT_ID}"></div>`,
  bridge: `(${reportHeight})(document.getElementById('${ELEMENT_ID}'), ${scriptValue(shopOrigin)}, ${FEATURE_MEDIA_WAIT_MS})`,
  script: {
    src: script,
    attributes: {
      'data-flix-distributor': id,
      'data-flix-language': product.locale.slice(0, 2),
      'data-flix-brand': product.brand,
      'data-flix-ean': product.eanBarcode,
      'data-flix-sku': product.sku,
      'data-flix-inpage': ELEMENT_ID,
    },
  },
  hosts: hostsOf(script, ...HOSTS),
});

/** Feature media by Flixmedia. The setting `thirdParty.flixDistributorId` turns it on. */
export const flix = {
  id: 'flix',
  name: 'Flixmedia',
  env: [],
  hosts: HOSTS,
  create: createFlixPage,
} satisfies Integration;
