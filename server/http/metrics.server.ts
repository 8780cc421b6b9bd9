import prom from 'prom-client';

/** Prometheus metrics of one server process. */
export function createMetrics() {
  const registry = new prom.Registry();
  prom.collectDefaultMetrics({ register: registry });
  const outsideCalls = new prom.Histogram({
    name: 'selvedge_outside_call_seconds',
    help: 'Time that outside systems took to answer, by system and outcome',
    labelNames: ['system', 'outcome'] as const,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  return {
    registry,
    observeOutsideCall: (system: string, outcome: string, seconds: number) =>
      outsideCalls.observe({ system, outcome }, seconds),
    requests: new prom.Histogram({
      name: 'selvedge_request_seconds',
      help: 'Time to answer, by kind of request and status',
      labelNames: ['kind', 'status'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    }),
    pageCache: new prom.Counter({
      name: 'selvedge_page_cache_total',
      help: 'Answers of the page cache by outcome',
      labelNames: ['policy', 'outcome'] as const,
      registers: [registry],
    }),
    inFlight: new prom.Gauge({
      name: 'selvedge_requests_in_flight',
      help: 'Requests being answered now',
      registers: [registry],
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
