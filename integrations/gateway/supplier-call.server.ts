import type { Logger } from 'pino';

export interface SupplierCall {
  /** Who was asked what, for the log. */
  supplier: string;
  timeoutMs: number;
  log: Pick<Logger, 'warn'>;
  /** The shopper who asked went away. */
  signal?: AbortSignal;
}

/** A supplier did not answer, or answered nonsense; it has been logged. */
export class SupplierFailed extends Error {
  override name = 'SupplierFailed';
}

/** Asks with limited patience. Whatever goes wrong is one line in the log and one kind of error. */
export async function askSupplier<T>(
  { supplier, timeoutMs, log, signal }: SupplierCall,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
  const ended = signal ? AbortSignal.any([signal, patience.signal]) : patience.signal;
  try {
    // Not every supplier heeds the signal, so the waiting ends by itself too.
    return await Promise.race([ask(ended), rejectWhen(ended)]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!signal?.aborted) log.warn({ supplier, reason }, 'a supplier failed');
    throw new SupplierFailed(`${supplier}: ${reason}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The same, for what a page can do without: the failure becomes `otherwise`. */
export async function askSupplierOr<T>(
  call: SupplierCall,
  otherwise: T,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await askSupplier(call, ask);
  } catch {
    return otherwise;
  }
}

function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
