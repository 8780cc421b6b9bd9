import type { Catalogue } from '#commerce/catalogue/catalogue.server.ts';
import type { Listings } from '#commerce/listing/listing.server.ts';
import type { PictureSource } from '#commerce/media/picture-service.server.ts';
import type { Reviews } from '#commerce/reviews/reviews.server.ts';
import type { BrandConfig } from '#config/brands/brand.ts';
import type { Environment } from '#config/environment.ts';
import type { Database } from './db/database.server.ts';
import type { StepReporter } from './step-reporter.server.ts';

/** What the demo adds to a shop. `packages/demo-store` implements it. */
export interface DemoStore {
  /** Brand sites; one with the slug of a brand of the shop takes its place. */
  brands: readonly BrandConfig[];
  /** Fills an empty database. Runs at every start and leaves alone what somebody has changed since. */
  seed(database: Database, environment: Environment, report: StepReporter): Promise<void>;
  /** The address of the shop, for links in emails about orders that were placed before it was known. */
  setOrigin(database: Database, origin: string): Promise<void>;
  openPictureSources(): { sources: readonly PictureSource[]; close(): Promise<void> };
  videoFolder: string;
  modelFolder: string;
  /** Features of the demo's pictures, computed beforehand, so that search by picture works at once. */
  visualFeaturesFile: string;
  createMockWidgets(services: MockWidgetServices): MockWidgets;
  /** Offered on the sign-in page. */
  accounts: readonly DemoAccount[];
  /** Where each thing that the shop can do is to be seen, for staff. */
  examples: readonly DemoExample[];
}

export interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

export interface DemoExample {
  id: string;
  productKey?: string;
  path: string;
  shows: string;
  topic: string;
}

/** What the mock widgets read of the shop, as vendors read the catalogue that they are sent. */
export interface MockWidgetServices {
  database: Pick<Database, 'pool'>;
  catalogue: Pick<Catalogue, 'productsByIds' | 'productIdsByKeys'>;
  listings: Pick<Listings, 'list'>;
  reviews: Pick<Reviews, 'page'>;
}

/** Pages and scripts that behave as the widgets of the vendors do. */
export interface MockWidgets {
  /** Null when there is no such page. */
  respond(path: string, request: MockWidgetPageRequest): Promise<Response | null>;
}

export interface MockWidgetPageRequest {
  query: URLSearchParams;
  brand: BrandConfig;
  locale: string;
  /** The origin of the page around the frame. */
  origin: string;
  nonce: string;
}

/** The only import of the demo in the product. Null in a shop with `DEMO=false`, which loads nothing of it. */
export async function loadDemoStore({ DEMO }: Pick<Environment, 'DEMO'>): Promise<DemoStore | null> {
  if (!DEMO) return null;
  const { demoStore } = await import('@selvedge/demo-store/demo-store.ts');
  return demoStore;
}
