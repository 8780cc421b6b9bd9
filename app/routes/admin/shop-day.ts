import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#app/context.ts';
import { dayAt } from '#commerce/delivery/zoned-time.ts';

/** What day it is where the shop is: late in the evening, not what it is in UTC. */
export function shopDay(context: Readonly<RouterContextProvider>): { today: string; timeZone: string } {
  const { SHOP_TIME_ZONE: timeZone } = context.get(shopContext).environment;
  return { today: dayAt(new Date(), timeZone), timeZone };
}
