import { createMockAdvisor } from '@selvedge/mock-services/widgets/advisor/advisor.server.ts';
import { createCatalogueReader } from '@selvedge/mock-services/widgets/catalogue-reader.ts';
import {
  createMockFeatureMedia,
  featureMediaScript,
} from '@selvedge/mock-services/widgets/feature-media/feature-media.server.ts';
import { fitScript } from '@selvedge/mock-services/widgets/fit/fit-script.ts';
import { dispatchMockWidgets, scriptResponse } from '@selvedge/mock-services/widgets/mock-widgets.ts';
import { payLaterScript } from '@selvedge/mock-services/widgets/pay-later/pay-later.server.ts';
import {
  createMockSocialGallery,
  socialGalleryScript,
} from '@selvedge/mock-services/widgets/social-gallery/social-gallery.server.ts';
import { createMockTryOn } from '@selvedge/mock-services/widgets/try-on/try-on.server.ts';
import type { MockWidgetServices, MockWidgets } from '../../server/demo.server.ts';

/** The mock widgets of the demo, which show products of the shop itself. */
export function createMockWidgets(services: MockWidgetServices): MockWidgets {
  const reader = createCatalogueReader(services);
  return dispatchMockWidgets({
    'fit.js': async () => scriptResponse(fitScript()),
    'feature-media.js': featureMediaScript,
    'feature-media': createMockFeatureMedia(reader.byBarcode),
    'pay-later.js': payLaterScript,
    'social-gallery.js': socialGalleryScript,
    'social-gallery': createMockSocialGallery(reader.postsOf),
    'try-on': createMockTryOn(reader.bySku),
    advisor: createMockAdvisor(reader.inCategory),
  });
}
