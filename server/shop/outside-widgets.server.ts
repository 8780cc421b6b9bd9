import { createAdvisorStandIn } from '#suppliers/advisor/stand-in/advisor.server.ts';
import { flixPage } from '#suppliers/feature-media/flix/flix-page.ts';
import {
  createFeatureMediaStandIn,
  featureMediaScript,
} from '#suppliers/feature-media/stand-in/feature-media.server.ts';
import { fitScript } from '#suppliers/fit/stand-in/fit-script.ts';
import { trueFitPage } from '#suppliers/fit/true-fit/true-fit-page.ts';
import { klarnaPage } from '#suppliers/pay-later/klarna/klarna-page.ts';
import { payLaterScript } from '#suppliers/pay-later/stand-in/pay-later.server.ts';
import { dashPage } from '#suppliers/social-gallery/dash/dash-page.ts';
import {
  createSocialGalleryStandIn,
  socialGalleryScript,
} from '#suppliers/social-gallery/stand-in/social-gallery.server.ts';
import { createTryOnStandIn } from '#suppliers/try-on/stand-in/try-on.server.ts';
import { createShelfReader } from '../widgets/shelf-reader.server.ts';
import { createStandIns, type StandIns, scriptAnswer } from '../widgets/stand-ins.server.ts';
import { createWidgets, type Widgets } from '../widgets/widgets.server.ts';
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
