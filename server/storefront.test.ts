import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorefront, type StorefrontSource } from './storefront.server.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

describe('the storefront from its sources', () => {
  let cache: string;
  let storefront: StorefrontSource;
  const before = process.rawListeners('SIGTERM');
  beforeAll(async () => {
    cache = await mkdtemp(path.join(os.tmpdir(), 'storefront-'));
    storefront = await openStorefront(ROOT, createServer(), cache);
  });
  afterAll(async () => {
    await storefront.close();
    await rm(cache, { recursive: true, force: true });
  });

  it('adds no signal listener that would end the process before the database has stopped', () => {
    expect(process.rawListeners('SIGTERM')).toEqual(before);
  });
});
