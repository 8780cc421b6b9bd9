import { type LogFn, type Logger, type LoggerOptions, pino } from 'pino';
import type { Environment } from '#config/environment.ts';
import { createGateway } from '#integrations/gateway/gateway.server.ts';
import { traceIds } from './tracing.server.ts';

/** What an error tracker, a chat room or an on-call service gets. `text` is what chat rooms show. */
export interface ErrorReport {
  text: string;
  service: string;
  at: string;
  message: string;
  error?: { name: string; message: string; stack: string };
  requestId?: string;
  traceId?: string;
  /** How many of the same kind were not sent since the last one. */
  repeated: number;
}

type Variables = Pick<Environment, 'ERROR_WEBHOOK_URL' | 'OTEL_SERVICE_NAME'>;

const ERROR_LEVEL = 50;
const TIMEOUT_MS = 5_000;
/** An error that repeats is sent once in this time, so that an outage is no flood. */
const SAME_AFTER_MS = 60_000;
const MAX_KINDS = 500;

interface Parts {
  now?: () => number;
  fetch?: typeof fetch;
}

/** Hooks for the logger that send every error it logs to `ERROR_WEBHOOK_URL`; none without it. */
export function createErrorHooks(
  { ERROR_WEBHOOK_URL: url, OTEL_SERVICE_NAME: service }: Variables,
  { now = Date.now, fetch }: Parts = {},
): NonNullable<LoggerOptions['hooks']> {
  if (!url) return {};
  // Its log has no hooks: a webhook that fails is not reported to itself.
  const webhook = createGateway({ log: pino({ level: 'warn' }), fetch }).service({
    name: 'error webhook',
    timeoutMs: TIMEOUT_MS,
    secrets: [url],
  });
  const kinds = new Map<string, { sentAt: number; repeated: number }>();

  /** How many were left out before this one; null when this one is left out too. */
  function countRepeated(kind: string): number | null {
    const known = kinds.get(kind);
    if (known && now() - known.sentAt < SAME_AFTER_MS) {
      known.repeated += 1;
      return null;
    }
    if (kinds.size >= MAX_KINDS) kinds.clear();
    kinds.set(kind, { sentAt: now(), repeated: 0 });
    return known?.repeated ?? 0;
  }

  function send(report: ErrorReport) {
    webhook
      .call({
        url: url ?? '',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
      })
      .catch(() => {});
  }

  return {
    logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) {
      if (level >= ERROR_LEVEL) {
        const { fields, message } = readLine(args);
        const error = describeError(fields.err);
        const repeated = countRepeated(`${message} ${error?.name} ${error?.message}`);
        if (repeated !== null)
          send({
            text: `${service}: ${message}${error ? ` (${error.message})` : ''}`,
            service,
            at: new Date(now()).toISOString(),
            message,
            error,
            requestId: textOrNothing(fields.requestId ?? this.bindings().requestId),
            traceId: traceIds().trace_id,
            repeated,
          });
      }
      method.apply(this, args);
    },
  };
}

function readLine(args: readonly unknown[]): { fields: Record<string, unknown>; message: string } {
  const [first, second] = args;
  if (typeof first !== 'object' || first === null) return { fields: {}, message: String(first) };
  return { fields: { ...first }, message: typeof second === 'string' ? second : '' };
}

/** Without the values of statements: they may be personal and leave the shop here. */
function describeError(error: unknown): ErrorReport['error'] {
  if (!(error instanceof Error)) return undefined;
  const message = error.message.split('\nparams:', 1)[0] ?? '';
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  return { name: error.name, message, stack };
}

const textOrNothing = (value: unknown) => (typeof value === 'string' ? value : undefined);
