import type { Logger } from 'pino';
import type { Destination } from '#commerce/content/moved-address.ts';
import type { RequestSession } from '#commerce/customers/request-session.server.ts';
import type { BrandConfig, Locale } from '#config/brands/brand.ts';

/** One request, as loaders see it. */
export interface RequestContext {
  requestId: string;
  brand: BrandConfig;
  locale: Locale;
  /** True when the answer is kept for everyone: nothing in it may depend on who asks. */
  isPublic: boolean;
  /** Scripts of private pages carry it; public pages are allowed by hash. */
  nonce: string | undefined;
  /** Full origin of this brand's site, for canonical and structured data. */
  origin: string;
  log: Logger;
  /** The shopper; on pages that everyone gets, asking for it is an error. */
  session: RequestSession;
  /** The visitor's own address, as far as our proxies vouch for it. */
  client: string;
  /** The visitor sits in one of the brand's offices. */
  isOffice: boolean;
  /** What was asked for has moved: whoever asks from within a page is sent on by the page itself. */
  sendTo?: Destination;
  /** Something came too late for this page: the next visitor's is made anew. */
  isProvisional?: boolean;
  /** Names what the answer depends on, so that a change purges it. */
  dependsOn(...tags: string[]): void;
}
