import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Listener } from '#server/http/http-server.server.ts';

const tracer = trace.getTracer('selvedge/http');

/** A span for each request that is not answered from memory, continuing the trace of the proxy in front. */
export function traceRequests(listener: Listener): Listener {
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const parent = propagation.extract(context.active(), headers);
    const path = url.split('?', 1)[0] ?? url;
    const span = tracer.startSpan(
      `${method} ${path.split('/', 3).slice(0, 2).join('/')}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'url.path': path } },
      parent,
    );
    if (!span.isRecording()) return listener(incoming, outgoing);
    outgoing.once('close', () => {
      const { statusCode } = outgoing;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), () => listener(incoming, outgoing));
  };
}
