import path from 'node:path';
import { generatedPictures } from '#commerce/catalogue/generated-pictures.server.ts';
import { uploadedPictureSource } from '#commerce/catalogue/import/uploaded-pictures.server.ts';
import { createDiskCache } from '#commerce/media/disk-cache.server.ts';
import { createModels, type Models } from '#commerce/media/models.server.ts';
import { createPictureService, type PictureService } from '#commerce/media/picture-service.server.ts';
import { createSharedPictures } from '#commerce/media/shared-pictures.server.ts';
import { createVideoFiles, type VideoFiles } from '#commerce/media/video-files.server.ts';
import { readFrontPictures } from '#commerce/search/visual/front-pictures.server.ts';
import { createVisualSearch, type VisualSearch } from '#commerce/search/visual/visual-search.server.ts';
import type { CoreServices } from './core-services.server.ts';

/** Pictures, videos and 3D models, and search by picture. */
export interface MediaModule {
  pictures: PictureService;
  videoFiles: VideoFiles;
  models: Models;
  visualSearch: VisualSearch;
  stop(): Promise<void>;
}

export function createMediaModule({
  environment,
  database,
  mediaStorage,
  demo,
  changes,
  log,
}: CoreServices): MediaModule {
  const demoPictures = demo?.openPictureSources();
  const sources = [
    ...(demoPictures?.sources ?? []),
    generatedPictures,
    uploadedPictureSource(database, mediaStorage),
  ];
  const inData = (name: string) => path.resolve(environment.DATA_DIR, name);
  const foldersOf = (name: string, ofDemo?: string) => [inData(name), ...(ofDemo ? [ofDemo] : [])];
  const visualSearch = createVisualSearch({
    pictures: readFrontPictures(database),
    changes,
    sources,
    file: inData('visual-search.features'),
    shipped: demo?.visualFeaturesFile,
    log,
  });
  const disk = createDiskCache(inData('pictures'), environment.IMAGE_CACHE_MB * 1024 * 1024);
  // The gateway logs every failed call.
  const onStorageError = (error: unknown) => log.debug({ err: error }, 'drawn picture could not be shared');
  const pictures = createPictureService({
    sources,
    store: environment.MEDIA === 'disk' ? disk : createSharedPictures(disk, mediaStorage, onStorageError),
    version: '4',
    avifAfterMs: environment.IMAGE_AVIF_AFTER_MS,
    onCacheError: (error) => log.warn({ err: error }, 'drawn picture could not be cached'),
  });
  return {
    pictures,
    videoFiles: createVideoFiles(foldersOf('videos', demo?.videoFolder)),
    models: createModels(foldersOf('models', demo?.modelFolder)),
    visualSearch,
    async stop() {
      await visualSearch.close();
      await pictures.close();
      await demoPictures?.close();
    },
  };
}
