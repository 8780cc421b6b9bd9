import { createWidgets, type Widgets } from '#commerce/widgets/widgets.server.ts';
import { dash } from '#integrations/dash/dash.ts';
import { flix } from '#integrations/flix/flix.ts';
import { klarna } from '#integrations/klarna/klarna.ts';
import { trueFit } from '#integrations/true-fit/true-fit.ts';
import type { MockWidgets } from '#server/demo.server.ts';
import type { CoreServices } from './core-services.server.ts';
import type { ProductModule } from './products.server.ts';
import type { SearchModule } from './search.server.ts';

/** Vendors' widgets, in frames. */
export interface WidgetModule {
  frames: Widgets;
  /** Null in a shop that is no demo. */
  mocks: MockWidgets | null;
}

export function createWidgetModule(
  { database, catalogue, demo }: CoreServices,
  { listings }: SearchModule,
  { reviews }: ProductModule,
): WidgetModule {
  return {
    frames: createWidgets({
      database,
      fitPage: trueFit.create,
      featureMediaPage: flix.create,
      socialGalleryPage: dash.create,
      payLaterPage: klarna.create,
    }),
    mocks: demo?.createMockWidgets({ database, catalogue, listings, reviews }) ?? null,
  };
}
