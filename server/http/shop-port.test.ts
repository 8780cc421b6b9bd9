import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readShopPort, writeShopPort } from './shop-port.server.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'shop-port-'));
afterEach(() => rmSync(path.join(DATA_DIR, 'port'), { force: true }));

describe('the port that commands print', () => {
  it('is the one on which the shop listens', async () => {
    expect(await readShopPort({ DATA_DIR, PORT: undefined })).toBe(3000);
    await writeShopPort({ DATA_DIR, PORT: undefined }, 3007);
    expect(await readShopPort({ DATA_DIR, PORT: undefined })).toBe(3007);
    expect(await readShopPort({ DATA_DIR, PORT: 0 })).toBe(3007);
    expect(await readShopPort({ DATA_DIR, PORT: 8080 })).toBe(8080);
  });

  it('is written where the data folder does not exist yet', async () => {
    const fresh = { DATA_DIR: path.join(DATA_DIR, 'fresh', 'data'), PORT: undefined };
    await writeShopPort(fresh, 3009);
    expect(await readShopPort(fresh)).toBe(3009);
  });
});
