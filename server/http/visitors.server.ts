import { createRequestSession, type RequestSession } from '#commerce/customers/request-session.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Shop } from '#server/composition.server.ts';
import { networkList } from './client-address.server.ts';

/** The session and network of a visitor, by the settings of a brand. */
export interface Visitors {
  session(brand: BrandConfig, cookies: string | undefined, isSecure: boolean): RequestSession;
  /** Whether the address is in one of the brand's office networks. */
  isOffice(brand: BrandConfig, client: string): boolean;
}

export function createVisitors({ brands, customers }: Pick<Shop, 'brands' | 'customers'>): Visitors {
  const offices = new Map(
    brands.all.map(({ slug, settings }) => [slug, networkList(settings.office.networks)]),
  );
  return {
    session: ({ settings }, cookies, isSecure) =>
      createRequestSession(customers.sessions, cookies, isSecure, settings.staff.identify),
    isOffice: ({ slug }, client) => offices.get(slug)?.(client) ?? false,
  };
}
