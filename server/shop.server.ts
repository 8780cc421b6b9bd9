import path from 'node:path';
import type { Environment } from '#config/environment.ts';
import { type Catalogue, createCatalogue } from './catalogue/catalogue.server.ts';
import { type ChangeFeed, followChanges } from './db/changes.server.ts';
import type { Database } from './db/database.server.ts';
import { createNavigation, type Navigation } from './navigation/navigation.server.ts';
import { createPictureService, type PictureService } from './pictures/picture-service.server.ts';

/** Everything a route can ask of the shop. */
export interface Shop {
  environment: Environment;
  database: Database;
  changes: ChangeFeed;
  catalogue: Catalogue;
  navigation: Navigation;
  pictures: PictureService;
  close(): Promise<void>;
}

/** The composition root: the one place that names adapters. */
export async function openShop(environment: Environment, database: Database): Promise<Shop> {
  const changes = await followChanges(database);
  const catalogue = createCatalogue(database, changes);
  const pictures = createPictureService({
    sources: [],
    cacheDir: path.resolve(environment.DATA_DIR, 'pictures'),
    maxCacheBytes: environment.IMAGE_CACHE_MB * 1024 * 1024,
    version: '1',
  });
  return {
    environment,
    database,
    changes,
    catalogue,
    navigation: createNavigation(catalogue),
    pictures,
    async close() {
      await changes.close();
    },
  };
}
