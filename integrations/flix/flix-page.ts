import { FEATURE_MEDIA_WAIT_MS, type FeatureMediaPage } from '#commerce/widgets/feature-media/provider.ts';
import { reportHeight } from '#commerce/widgets/report-height.ts';
import { hostsOf, scriptValue } from '#commerce/widgets/widget-page.ts';

const PLACE = 'flix-inpage';

/** Flixmedia: an empty element, and a loader that is told the barcode by its attributes. */
export const flixPage: FeatureMediaPage = (question, { id, script }, shopOrigin) => ({
  title: question.brand,
  locale: question.locale,
  style: 'body{margin:0;background:#faf8f4;color:#16150f;font:16px/1.5 system-ui,sans-serif}',
  body: `<div id="${PLACE}"></div>`,
  bridge: `(${reportHeight})(document.getElementById('${PLACE}'), ${scriptValue(shopOrigin)}, ${FEATURE_MEDIA_WAIT_MS})`,
  script: {
    src: script,
    attributes: {
      'data-flix-distributor': id,
      'data-flix-language': question.locale.slice(0, 2),
      'data-flix-brand': question.brand,
      'data-flix-ean': question.eanBarcode,
      'data-flix-sku': question.sku,
      'data-flix-inpage': PLACE,
    },
  },
  hosts: hostsOf(script, 'https://*.flixfacts.com', 'https://*.flixcar.com'),
});
