import type { Logger } from 'pino';
import type { RedirectTarget } from '#commerce/content/redirect.ts';
import type { RequestSession } from '#commerce/customers/request-session.server.ts';
import type { BrandConfig, Locale } from '#config/brands/brand.ts';

/** What loaders know about a request. */
export interface RequestContext {
  requestId: string;
  brand: BrandConfig;
  locale: Locale;
  /** True when the response is cached for all visitors: nothing in it may depend on the visitor. */
  isPublic: boolean;
  /** Marks the scripts that the shop itself writes. Private pages allow them by it, public pages by their hashes. */
  nonce: string;
  /** The origin of this brand's site, for canonical addresses and structured data. */
  origin: string;
  log: Logger;
  /** The shopper's session; reading it on a public page is an error. */
  session: RequestSession;
  /** The visitor's IP address, as far as trusted proxies report it; empty on public pages. */
  client: string;
  /** What the browser calls itself; empty on public pages. */
  userAgent: string;
  /** Whether the visitor is in one of the brand's office networks. */
  isOffice: boolean;
  /** The page has moved: the root middleware redirects a navigation of the router. */
  redirectTo?: RedirectTarget;
  /** Something was not ready in time: the page is rendered again for the next visitor. */
  isProvisional?: boolean;
  /** A rendered public page as one latin1 character for each byte: only ASCII is looked for in it. */
  page?: string;
  /** Adds cache tags to the response: a change of one of them purges it. */
  dependsOn(...tags: string[]): void;
}
