import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { killDuringPurchases } from '../bench/torture/kills.ts';
import { databaseForTest } from './database.ts';

/** The short form of `npm run torture`: without killing the PostgreSQL that other tests share. */
it('[APAY-05] servers and connections killed during purchases: nothing is lost or doubled', async () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'buying-process-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const { directTarget } = await databaseForTest();
  const report = await killDuringPurchases({ target: directTarget, faults: 15, seed: 3, outDir });
  expect(report.orders).toBeGreaterThan(3);
  expect(report.problems).toEqual([]);
}, 90_000);
