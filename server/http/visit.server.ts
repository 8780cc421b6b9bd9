import type { Logger } from 'pino';
import type { BrandConfig, Locale } from '#brands/brand.ts';

/** One request, as loaders see it. */
export interface Visit {
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
  /** Names what the answer depends on, so that a change purges it. */
  dependsOn(...tags: string[]): void;
}
