import { SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('selvedge');

/** Runs a task in a span of its own. */
export function traced<T>(
  name: string,
  attributes: Record<string, string>,
  task: () => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await task();
    } catch (error) {
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: error instanceof Error ? error.message : undefined,
      });
      throw error;
    } finally {
      span.end();
    }
  });
}
