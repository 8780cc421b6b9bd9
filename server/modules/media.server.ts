import path from 'node:path';
import { campaignPictures } from '@selvedge/demo-store/campaign-source.ts';
import { openComposedPictures } from '@selvedge/demo-store/picture-source.ts';
import { DEMO_FEATURES } from '@selvedge/demo-store/pictures/features-file.ts';
import { ownPictureSource } from '#commerce/catalogue/import/own-pictures.server.ts';
import { plainPictures } from '#commerce/catalogue/plain-pictures.server.ts';
import { createFilms, type Films } from '#commerce/media/films.server.ts';
import { createModels, type Models } from '#commerce/media/models.server.ts';
import { createPictureService, type PictureService } from '#commerce/media/picture-service.server.ts';
import { readFrontPictures } from '#commerce/search/visual/front-pictures.server.ts';
import { createVisualSearch, type VisualSearch } from '#commerce/search/visual/visual-search.server.ts';
import type { Ground } from './ground.server.ts';

/** Pictures, films and models, and finding by a picture. */
export interface Media {
  pictures: PictureService;
  films: Films;
  models: Models;
  visualSearch: VisualSearch;
}

export function openMedia({ environment, database, changes, log, atClose }: Ground): Media {
  const composed = openComposedPictures();
  const sources = [composed, campaignPictures, plainPictures, ownPictureSource(database)];
  const inData = (name: string) => path.resolve(environment.DATA_DIR, name);
  const visualSearch = createVisualSearch({
    pictures: readFrontPictures(database),
    changes,
    sources,
    file: inData('visual-search.features'),
    shipped: DEMO_FEATURES,
    log,
  });
  const pictures = createPictureService({
    sources,
    cacheDir: inData('pictures'),
    maxCacheBytes: environment.IMAGE_CACHE_MB * 1024 * 1024,
    version: '3',
    avifAfterMs: environment.IMAGE_AVIF_AFTER_MS,
  });
  atClose(() => visualSearch.close());
  atClose(() => pictures.close());
  atClose(() => composed.close());
  return { pictures, films: createFilms(), models: createModels(), visualSearch };
}
