import path from 'node:path';
import { campaignPictures } from '#demo/campaign-source.ts';
import { openComposedPictures } from '#demo/picture-source.ts';
import { DEMO_FEATURES } from '#demo/pictures/features-file.ts';
import { ownPictureSource } from '../catalogue/own-pictures.server.ts';
import { createFilms, type Films } from '../media/films.server.ts';
import { createPictureService, type PictureService } from '../pictures/picture-service.server.ts';
import { plainPictures } from '../pictures/plain-pictures.server.ts';
import { createModels, type Models } from '../product-page/models.server.ts';
import { readFrontPictures } from '../visual-search/front-pictures.server.ts';
import { createVisualSearch, type VisualSearch } from '../visual-search/visual-search.server.ts';
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
