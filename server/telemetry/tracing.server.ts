import { context, propagation, trace } from '@opentelemetry/api';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Environment } from '#config/environment.ts';

export interface Tracing {
  /** Sends what was recorded. */
  stop(): Promise<void>;
}

type Variables = Pick<
  Environment,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/**
 * Records traces when there is somewhere to send them. Everything else calls `@opentelemetry/api`, which does nothing until then;
 * the packages that record are not even loaded. `OTEL_EXPORTER_OTLP_HEADERS` is read by the exporter itself.
 */
export async function startTracing(environment: Variables): Promise<Tracing> {
  if (!environment.OTEL_EXPORTER_OTLP_ENDPOINT) return { stop: async () => {} };
  const [{ OTLPTraceExporter }, { BatchSpanProcessor }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const url = new URL('v1/traces', `${environment.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/`).href;
  const exporter = new OTLPTraceExporter({ url });
  return recordTraces(environment, new BatchSpanProcessor({ exporter }));
}

/** The same with another receiver, for tests. */
export async function recordTraces(
  { OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG }: Omit<Variables, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
  processor: SpanProcessor,
): Promise<Tracing> {
  const [
    sdk,
    { resourceFromAttributes },
    { W3CTraceContextPropagator },
    { AsyncLocalStorageContextManager },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/core'),
    import('@opentelemetry/context-async-hooks'),
  ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME, 'process.pid': process.pid }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [processor],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    async stop() {
      await provider.shutdown().catch(() => {});
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

/** The ids of the current span, for log lines. */
export function traceIds(): Record<string, string> {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
