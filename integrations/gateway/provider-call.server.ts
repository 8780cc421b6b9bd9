import type { Logger } from 'pino';

export interface ProviderCall {
  /** What was called, for the log. */
  provider: string;
  timeoutMs: number;
  log: Pick<Logger, 'warn'>;
  /** Aborted when the shopper leaves. */
  signal?: AbortSignal;
}

/** A provider failed or did not respond in time; it has been logged. */
export class ProviderCallFailed extends Error {
  override name = 'ProviderCallFailed';
}

/** Calls a provider with a timeout. Any failure becomes one log line and a `ProviderCallFailed`. */
export async function callProvider<T>(
  { provider, timeoutMs, log, signal }: ProviderCall,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error(`no response within ${timeoutMs} ms`)), timeoutMs);
  const ended = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
  try {
    // A provider may ignore the signal, so the race ends the wait.
    return await Promise.race([call(ended), rejectWhen(ended)]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!signal?.aborted) log.warn({ provider, reason }, 'provider call failed');
    throw new ProviderCallFailed(`${provider}: ${reason}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The same for optional parts of a page: a failure becomes `fallback`. */
export async function callProviderOr<T>(
  settings: ProviderCall,
  fallback: T,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await callProvider(settings, call);
  } catch {
    return fallback;
  }
}

function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
