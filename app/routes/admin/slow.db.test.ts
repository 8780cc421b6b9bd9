import { createStaticHandler } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createLoadContext } from '#app/context.ts';
import { openDatabase } from '#server/db/database.server.ts';
import { createMetrics } from '#server/http/metrics.server.ts';
import { createSlowLog, type SlowReport } from '#server/telemetry/slow-log.server.ts';
import { databaseForTest } from '#tests/database.ts';
import * as route from './slow.tsx';

async function openPage(shop: object, staffRole: 'manager' | 'service') {
  const customer = { id: 'c', email: 'ada@example.com', staffRole, staffBrands: null };
  const context = createLoadContext(
    shop as never,
    { session: { customer: async () => customer }, client: '192.0.2.1', origin: 'http://shop' } as never,
  );
  const { queryRoute } = createStaticHandler([{ path: '/staff/slow', loader: route.loader as never }]);
  return queryRoute(new Request('http://shop/staff/slow'), { requestContext: context }).catch(
    (thrown: Response) => thrown,
  );
}

describe('the report of slow pages and queries', () => {
  it('[RUN-06] shows a manager what was slow on every server, and nobody else', async () => {
    const slowLog = createSlowLog();
    const database = await databaseForTest();
    const { observeResponse } = createMetrics({ onResponse: slowLog.observePage });
    const answer = (path: string, seconds: number) =>
      observeResponse({ kind: 'product', method: 'GET', path, status: 200 }, seconds);
    answer('/product/fast', 0.1);
    answer('/product/slow', 0.6);
    answer('/product/slow', 2);
    observeResponse({ kind: 'asset', method: 'GET', path: '/film.webm', status: 200 }, 9);
    slowLog.observeStatement('select  1\n from product', 250);
    slowLog.observeStatement('select 2', 5);
    // What another server stored.
    await database.pool.query(`insert into fact (name, value) values ('slow log 1 other:1', $1)`, [
      JSON.stringify({
        pages: [{ name: 'GET /product/slow', count: 1, totalMs: 700, maxMs: 700 }],
        statements: [],
      }),
    ]);
    const report = (await openPage({ slowLog, database }, 'manager')) as SlowReport;
    expect(report).toMatchObject({
      pages: [{ name: 'GET /product/slow', count: 3, totalMs: 3_300, maxMs: 2_000 }],
      statements: [{ name: 'select 1 from product', count: 1, totalMs: 250 }],
      counted: null,
    });
    expect(((await openPage({ slowLog, database }, 'service')) as Response).status).toBe(404);
  });

  it('[RUN-06] gets the duration of every statement from the database, without its values', async () => {
    const statements: string[] = [];
    const { target, directTarget } = await databaseForTest();
    const database = await openDatabase(target, {
      direct: directTarget,
      onStatement: (text) => statements.push(text),
    });
    await database.pool.query('select $1::text as word', ['secret']);
    await database.close();
    expect(statements).toContain('select $1::text as word');
    expect(statements.join()).not.toContain('secret');
  });
});
