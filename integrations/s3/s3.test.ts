import { createMockS3, S3_DEMO } from '@selvedge/mock-services/s3/app.ts';
import { type MockServers, startMockServers } from '@selvedge/mock-services/start-mock-servers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaStorageSuite } from '#commerce/media/contract-suite.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { createS3Storage, type S3Configuration } from './s3.server.ts';
import { presignUrl, signHeaders } from './signature.server.ts';

let mockServers: MockServers;
const lines: unknown[] = [];
const record = (line: unknown) => void lines.push(line);
const gateway = createGateway({ log: { info: record, warn: record } as never });
const open = (changes: Partial<S3Configuration> = {}, now?: () => Date) =>
  createS3Storage(gateway, { ...S3_DEMO, endpoint: `${mockServers.url}/s3`, ...changes }, now);

beforeAll(async () => {
  mockServers = await startMockServers({ services: [createMockS3()] });
});
afterAll(() => mockServers.close());

/** The example of the documentation of Signature Version 4. */
const example = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const exampleUrl = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
const exampleDay = new Date('2013-05-24T00:00:00Z');

describe('media by S3', () => {
  mediaStorageSuite(async () => open());

  it('[RUN-02] signs requests as the documentation of S3 shows', () => {
    const request = { method: 'GET', url: exampleUrl, headers: { range: 'bytes=0-9' } };
    expect(signHeaders(request, example, exampleDay).authorization).toContain(
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
    const presigned = presignUrl({ method: 'GET', url: exampleUrl, seconds: 86_400 }, example, exampleDay);
    expect(new URL(presigned).searchParams.get('X-Amz-Signature')).toBe(
      'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
  });

  it('[RUN-02] lets a browser send a file of the agreed size itself', async () => {
    const storage = open();
    const target = storage.createUpload('incoming/1', 5)!;
    expect((await fetch(target.url, { method: target.method, body: 'longer' })).status).toBe(403);
    expect((await fetch(target.url, { method: target.method, body: 'photo' })).status).toBe(200);
    expect(String(await storage.read('incoming/1'))).toBe('photo');
  });

  it('[RUN-02] lets nobody use an upload address for another key, or later', async () => {
    const target = open().createUpload('incoming/2', 5)!;
    const other = target.url.replace('incoming/2', 'originals/2.webp');
    expect((await fetch(other, { method: 'PUT', body: 'photo' })).status).toBe(403);
    const old = open({}, () => new Date(Date.now() - 3_600_000)).createUpload('incoming/2', 5)!;
    expect((await fetch(old.url, { method: 'PUT', body: 'photo' })).status).toBe(403);
  });

  it('fails with a wrong key, which no log shows, and without a bucket', async () => {
    await expect(open({ secretAccessKey: 'wrong-one' }).read('originals/a')).rejects.toMatchObject({
      status: 403,
    });
    expect(JSON.stringify(lines)).not.toMatch(/wrong-one|demo-secret-key/);
    await expect(
      open({ bucket: 'another' }).write('originals/a', Buffer.from('x'), 'image/webp'),
    ).rejects.toThrow('bucket another does not exist');
  });
});

const { TEST_S3_URL, TEST_S3_BUCKET = 'test', TEST_S3_KEY = 'test', TEST_S3_SECRET = 'test' } = process.env;
if (TEST_S3_URL) {
  describe('media by the S3 service of TEST_S3_URL', () => {
    const service = () =>
      createS3Storage(gateway, {
        endpoint: TEST_S3_URL,
        bucket: TEST_S3_BUCKET,
        region: 'us-east-1',
        accessKeyId: TEST_S3_KEY,
        secretAccessKey: TEST_S3_SECRET,
      });
    mediaStorageSuite(async () => service());

    it('[RUN-02] takes an upload from a browser', async () => {
      const target = service().createUpload('incoming/1', 5)!;
      expect((await fetch(target.url, { method: target.method, body: 'photo' })).status).toBe(200);
      expect(String(await service().read('incoming/1'))).toBe('photo');
    });
  });
}
