import { createMockS3, S3_DEMO } from '@selvedge/mock-services/s3/app.ts';
import { startMockServers } from '@selvedge/mock-services/start-mock-servers.ts';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createCatalogueImportService } from '#commerce/catalogue/import/import-service.server.ts';
import { uploadedPictureSource } from '#commerce/catalogue/import/uploaded-pictures.server.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { createS3Storage } from './s3.server.ts';

const noLog = { info() {}, warn() {}, error() {} };

it('[RUN-02] stores a picture that staff send straight to the bucket, and nothing of it in the database', async () => {
  const mockServers = await startMockServers({ services: [createMockS3()] });
  onTestFinished(() => mockServers.close());
  const database = await databaseForTest();
  const storage = createS3Storage(createGateway({ log: noLog as never }), {
    ...S3_DEMO,
    endpoint: `${mockServers.url}/s3`,
  });
  const service = createCatalogueImportService({
    database,
    storage,
    defaults: { currency: 'GBP', country: 'GB', currencies: ['GBP'] },
    log: noLog,
  });
  const photo = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();

  const upload = service.startPictureUpload(photo.length)!;
  expect(await service.finishPictureUpload('front.png', upload.id)).toBeNull();
  await fetch(upload.target.url, { method: upload.target.method, body: new Blob([new Uint8Array(photo)]) });
  const stored = (await service.finishPictureUpload('front.png', upload.id))!;

  expect(stored).toMatchObject({ ratio: 1.5 });
  const drawn = await uploadedPictureSource(database, storage).find(stored.src)!.draw(40);
  expect((await drawn.toBuffer({ resolveWithObject: true })).info.width).toBe(40);
  const { rows } = await database.pool.query('select body from own_picture');
  expect(rows).toEqual([{ body: null }]);
  // What was sent is removed once it is checked and re-encoded.
  expect(await storage.read(`incoming/${upload.id}`)).toBeNull();
});
