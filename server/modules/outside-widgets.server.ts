import { createAdvisorStandIn } from '@selvedge/mock-services/widgets/advisor/advisor.server.ts';
import {
  createFeatureMediaStandIn,
  featureMediaScript,
} from '@selvedge/mock-services/widgets/feature-media/feature-media.server.ts';
import { fitScript } from '@selvedge/mock-services/widgets/fit/fit-script.ts';
import { payLaterScript } from '@selvedge/mock-services/widgets/pay-later/pay-later.server.ts';
import {
  createSocialGalleryStandIn,
  socialGalleryScript,
} from '@selvedge/mock-services/widgets/social-gallery/social-gallery.server.ts';
import { createTryOnStandIn } from '@selvedge/mock-services/widgets/try-on/try-on.server.ts';
import { createShelfReader } from '#commerce/widgets/shelf-reader.server.ts';
import { createStandIns, type StandIns, scriptAnswer } from '#commerce/widgets/stand-ins.server.ts';
import { createWidgets, type Widgets } from '#commerce/widgets/widgets.server.ts';
import { dashPage } from '#integrations/dash/dash-page.ts';
import { flixPage } from '#integrations/flix/flix-page.ts';
import { klarnaPage } from '#integrations/klarna/klarna-page.ts';
import { trueFitPage } from '#integrations/true-fit/true-fit-page.ts';
import type { Discovery } from './discovery.server.ts';
import type { Ground } from './ground.server.ts';
import type { ProductFloor } from './product-floor.server.ts';

/** Other people's widgets, in frames. */
export interface OutsideWidgets {
  widgets: Widgets;
  /** Local stand-ins of outside widgets; null in a shop that is no demo. */
  standIns: StandIns | null;
}

export function openOutsideWidgets(
  { environment, database, catalogue }: Ground,
  { listings }: Discovery,
  { reviews }: ProductFloor,
): OutsideWidgets {
  return {
    widgets: createWidgets({
      database,
      fitPage: trueFitPage,
      featureMediaPage: flixPage,
      socialGalleryPage: dashPage,
      payLaterPage: klarnaPage,
    }),
    standIns: environment.DEMO
      ? playWidgets(createShelfReader({ database, catalogue, listings, reviews }))
      : null,
  };
}

/** Pages and scripts that speak as the vendors' do, over the shop's own shelves. */
function playWidgets(reader: ReturnType<typeof createShelfReader>): StandIns {
  return createStandIns({
    'fit.js': async () => scriptAnswer(fitScript()),
    'feature-media.js': featureMediaScript,
    'feature-media': createFeatureMediaStandIn(reader.byBarcode),
    'pay-later.js': payLaterScript,
    'social-gallery.js': socialGalleryScript,
    'social-gallery': createSocialGalleryStandIn(reader.postsOf),
    'try-on': createTryOnStandIn(reader.bySku),
    advisor: createAdvisorStandIn(reader.inCategory),
  });
}
