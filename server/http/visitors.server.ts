import { createRequestSession, type RequestSession } from '#commerce/customers/request-session.server.ts';
import type { Device } from '#commerce/customers/sessions.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Shop } from '#server/composition.server.ts';
import { networkList } from './client-address.server.ts';

/** The session and network of a visitor, by the settings of a brand. */
export interface Visitors {
  session(
    brand: BrandConfig,
    cookies: string | undefined,
    isSecure: boolean,
    device?: Device,
  ): RequestSession;
  /** Whether the address is in one of the brand's office networks. */
  isOffice(brand: BrandConfig, client: string): boolean;
}

export function createVisitors({ customers }: Pick<Shop, 'customers'>): Visitors {
  const offices = new WeakMap<BrandConfig, ReturnType<typeof networkList>>();
  return {
    session: ({ settings }, cookies, isSecure, device) =>
      createRequestSession(customers.sessions, cookies, isSecure, settings.staff.identify, device),
    isOffice(brand, client) {
      const known = offices.get(brand) ?? networkList(brand.settings.office.networks);
      offices.set(brand, known);
      return known(client);
    },
  };
}
