import type { Pool } from 'pg';
import prom from 'prom-client';

interface Options {
  /** Called after every request but those for files. */
  onResponse?: (name: string, ms: number) => void;
}

/** Prometheus metrics of one server process. */
export function createMetrics({ onResponse }: Options = {}) {
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  const externalCalls = new prom.Histogram({
    name: 'selvedge_external_call_seconds',
    help: 'Duration of calls to external services, by service and outcome',
    labelNames: ['service', 'outcome'] as const,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const jobs = new prom.Histogram({
    name: 'selvedge_job_seconds',
    help: 'Duration of background jobs, by kind and outcome',
    labelNames: ['kind', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600],
    registers: [registry],
  });
  const requests = new prom.Histogram({
    name: 'selvedge_request_seconds',
    help: 'Duration of requests, by kind and status',
    labelNames: ['kind', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return {
    registry,
    observeResponse(
      { kind, method, path, status }: Record<'kind' | 'method' | 'path', string> & { status: number },
      seconds: number,
    ) {
      requests.observe({ kind, status: String(status) }, seconds);
      if (kind !== 'asset') onResponse?.(`${method} ${path}`, seconds * 1_000);
    },
    observeJob: (kind: string, outcome: string, seconds: number) => jobs.observe({ kind, outcome }, seconds),
    /** How full the pool of database connections is; `waiting` is above zero when it is too small or the database too slow. */
    watchPool(pool: Pool) {
      new prom.Gauge({
        name: 'selvedge_database_connections',
        help: 'Connections to the database, by state',
        labelNames: ['state'] as const,
        registers: [registry],
        collect() {
          this.set({ state: 'open' }, pool.totalCount);
          this.set({ state: 'idle' }, pool.idleCount);
          this.set({ state: 'waiting' }, pool.waitingCount);
        },
      });
    },
    observeExternalCall: (service: string, outcome: string, seconds: number) =>
      externalCalls.observe({ service, outcome }, seconds),
    pageCache: new prom.Counter({
      name: 'selvedge_page_cache_total',
      help: 'Responses of the page cache, by policy and outcome',
      labelNames: ['policy', 'outcome'] as const,
      registers: [registry],
    }),
    inFlight: new prom.Gauge({
      name: 'selvedge_requests_in_flight',
      help: 'Requests in progress',
      registers: [registry],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
