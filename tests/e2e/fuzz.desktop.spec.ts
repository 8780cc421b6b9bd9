import { expect, test } from '@playwright/test';
import { fuzz } from '../../bench/torture/fuzz.ts';

test('no address answers a malformed request with a server error', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const report = await fuzz({ port: Number(port), requests: 1_500, seed: 11, cookies: [], connections: 4 });
  expect(report.requests).toBeGreaterThan(1_000);
  expect(report.failures).toEqual([]);
});
