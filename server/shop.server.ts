import { describeShopper } from '#commerce/customers/shopper.server.ts';
import type { ShopperState } from '#commerce/customers/shopper-state.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import { type CheckoutDesk, openCheckoutDesk } from '#server/modules/checkout-desk.server.ts';
import { type DemoFurnishing, furnishDemo } from '#server/modules/demo-furnishing.server.ts';
import { type Discovery, openDiscovery } from '#server/modules/discovery.server.ts';
import { type Editorial, openEditorial } from '#server/modules/editorial.server.ts';
import { type Ground, type GroundParts, openGround } from '#server/modules/ground.server.ts';
import { type Media, openMedia } from '#server/modules/media.server.ts';
import { type OutsideWidgets, openOutsideWidgets } from '#server/modules/outside-widgets.server.ts';
import { openPeople, type People } from '#server/modules/people.server.ts';
import { openProductFloor, type ProductFloor } from '#server/modules/product-floor.server.ts';
import { openStaffRoom, type StaffRoom } from '#server/modules/staff-room.server.ts';

type Floors = Editorial &
  Discovery &
  Media &
  ProductFloor &
  OutsideWidgets &
  People &
  CheckoutDesk &
  StaffRoom;

/** Everything a route can ask of the shop. */
export interface Shop
  extends Pick<Ground, 'environment' | 'database' | 'changes' | 'catalogue' | 'close'>,
    Floors,
    DemoFurnishing {
  /** What one call after first paint tells a page about whoever looks at it. */
  shopper(visit: RequestContext): Promise<ShopperState>;
}

/**
 * The composition root: opens the shop floor by floor, each on those before it. Only here, in `shop/` and in
 * `suppliers.server.ts` are adapters named.
 */
export async function openShop(parts: GroundParts): Promise<Shop> {
  const ground = await openGround(parts);
  const editorial = await openEditorial(ground);
  const discovery = await openDiscovery(ground);
  const media = openMedia(ground);
  const productFloor = await openProductFloor(ground, editorial, discovery);
  const people = openPeople(ground);
  const desk = openCheckoutDesk(ground, people, productFloor, discovery);
  const demo = await furnishDemo(ground, people, productFloor, desk);
  const { environment, database, changes, catalogue, close } = ground;
  return {
    environment,
    database,
    changes,
    catalogue,
    close,
    ...editorial,
    ...discovery,
    ...media,
    ...productFloor,
    ...openOutsideWidgets(ground, discovery, productFloor),
    ...people,
    ...desk,
    ...openStaffRoom(ground, editorial, discovery, productFloor),
    ...demo,
    shopper: async ({ session, brand, isOffice }) =>
      describeShopper(await session.current(), brand.currency, isOffice, new Date(), {
        basketCount: desk.baskets.count,
        wishlistKeys: people.wishlist.entries,
      }),
  };
}
