import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { databaseForTest } from '#tests/database.ts';
import { traceRequests } from './trace-requests.server.ts';
import { traced } from './traced.server.ts';
import { recordTraces, startTracing, traceIds } from './tracing.server.ts';

describe('traces', () => {
  it('[RUN-06] continue the trace of the proxy through database, search, integrations and log lines', async () => {
    const exporter = new InMemorySpanExporter();
    const tracing = await recordTraces(
      { OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER_ARG: 0 },
      new SimpleSpanProcessor({ exporter }),
    );
    onTestFinished(() => tracing.stop());
    const { pool } = await databaseForTest();
    const sent: (string | undefined)[] = [];
    const gateway = createGateway({
      log: { info: () => {}, warn: () => {} },
      fetch: (async (_: string, { headers }: { headers?: Record<string, string> }) => {
        sent.push(headers?.traceparent);
        return new Response('{}');
      }) as typeof fetch,
    });
    const lines: string[] = [];
    const log = pino({ mixin: traceIds }, { write: (line: string) => void lines.push(line) });
    const listener = traceRequests(async (_, outgoing) => {
      await pool.query('select $1::int', [1]);
      await traced('search', {}, () =>
        gateway.service({ name: 'Vendor', timeoutMs: 1_000 }).call({ url: 'http://vendor/' }),
      );
      log.info('request completed');
      outgoing.end('ok');
    });
    const server = createServer(listener).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const { port } = server.address() as AddressInfo;
    await fetch(`http://127.0.0.1:${port}/product/dress?secret=1`, {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    await expect.poll(() => exporter.getFinishedSpans().length).toBe(4);
    const spans = exporter.getFinishedSpans();
    expect(spans.map(({ name }) => name).toSorted()).toEqual([
      'GET /product',
      'Vendor',
      'database select',
      'search',
    ]);
    expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(new Set([traceId]));
    expect(sent[0]).toContain(traceId);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ trace_id: traceId });
    expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain('secret');
  });

  it('[RUN-06] are not recorded until there is somewhere to send them', async () => {
    const tracing = await startTracing({ OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER_ARG: 1 });
    expect(traceIds()).toEqual({});
    await tracing.stop();
  });
});
