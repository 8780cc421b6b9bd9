import { describeShopper } from '#commerce/customers/shopper.server.ts';
import type { ShopperState } from '#commerce/customers/shopper-state.ts';
import type { DemoStore } from '#server/demo.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import { type AdminModule, createAdminModule } from '#server/modules/admin.server.ts';
import { type CheckoutModule, createCheckoutModule } from '#server/modules/checkout.server.ts';
import { type ContentModule, createContentModule } from '#server/modules/content.server.ts';
import {
  type CoreOptions,
  type CoreServices,
  createCoreServices,
} from '#server/modules/core-services.server.ts';
import { type CustomerModule, createCustomerModule } from '#server/modules/customers.server.ts';
import { createMediaModule, type MediaModule } from '#server/modules/media.server.ts';
import { createMerchandisingModule, type MerchandisingModule } from '#server/modules/merchandising.server.ts';
import { createProductModule, type ProductModule } from '#server/modules/products.server.ts';
import { createSearchModule, type SearchModule } from '#server/modules/search.server.ts';
import { createWidgetModule, type WidgetModule } from '#server/modules/widgets.server.ts';

/** Everything that a route can use, by module. */
export interface Shop
  extends Pick<
    CoreServices,
    | 'environment'
    | 'brands'
    | 'opening'
    | 'database'
    | 'changes'
    | 'catalogue'
    | 'gateway'
    | 'jobs'
    | 'slowLog'
  > {
  content: ContentModule;
  search: SearchModule;
  merchandising: MerchandisingModule;
  media: MediaModule;
  products: ProductModule;
  widgets: WidgetModule;
  customers: CustomerModule;
  checkout: CheckoutModule;
  admin: AdminModule;
  /** Null in a shop that is no demo. */
  demo: Pick<DemoStore, 'accounts' | 'examples'> | null;
  /** What one call after first paint reports about the current shopper. */
  shopper(context: RequestContext): Promise<ShopperState>;
  stop(): Promise<void>;
}

interface Stoppable {
  stop(): unknown;
}

/**
 * The composition root: creates the modules in order, each from those before it. Only `server/modules` and
 * `server/integrations.server.ts` name integrations.
 */
export async function createShop(options: CoreOptions): Promise<Shop> {
  const core = await createCoreServices(options);
  const started: Stoppable[] = [];
  const start = async <Module extends Stoppable>(module: Module | Promise<Module>): Promise<Module> => {
    started.push(await module);
    return module;
  };
  // The change feed stops first, so that no change reaches a module that has stopped.
  const stop = async () => {
    await core.stop();
    for (const module of started.toReversed()) await module.stop();
  };
  try {
    const content = await start(createContentModule(core));
    const search = await start(createSearchModule(core));
    const merchandising = await createMerchandisingModule(core, search);
    const media = await start(createMediaModule(core));
    const products = await createProductModule(core, content, search);
    const widgets = createWidgetModule(core, search, products);
    const customers = await start(createCustomerModule(core));
    const checkout = createCheckoutModule(core, customers, products, search);
    const { environment, brands, opening, demo, database, changes, catalogue, gateway, jobs, slowLog } = core;
    return {
      environment,
      brands,
      opening,
      demo,
      database,
      changes,
      catalogue,
      gateway,
      jobs,
      slowLog,
      content,
      search,
      merchandising,
      media,
      products,
      widgets,
      customers,
      checkout,
      admin: createAdminModule(core, content, search, products, customers),
      shopper: async ({ session, brand, isOffice }) =>
        describeShopper(await session.current(), brand.currency, isOffice, new Date(), {
          basketCount: checkout.baskets.count,
          wishlistKeys: customers.wishlist.entries,
        }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
