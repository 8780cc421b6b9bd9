import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mediaStorageSuite } from '../contract-suite.ts';
import { createDiskStorage } from './disk-storage.server.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'media-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('media on disk', () => {
  mediaStorageSuite(async () => createDiskStorage(folder));

  it('[RUN-02] takes uploads through the server', () => {
    expect(createDiskStorage(folder).createUpload('incoming/1', 10)).toBeNull();
  });
});
