import { failsAtOnce } from '#app/site/fail-at-once.ts';

/** Resolves when a request should be sent again; rejects with the reason when it was aborted. */
export type RetryWait = (request: { isRepeatable: boolean; signal?: AbortSignal }) => Promise<void>;

/** React Router's own requests: page data, form submissions, and the manifest of routes. */
const ROUTER_REQUEST = /^[^?#]*(?:\.data|\/__manifest)(?:[?#]|$)/;

/**
 * A `fetch` for a server that may be unreachable: React Router would replace the page by its error boundary, so its requests
 * stay pending until the server responds or the shopper navigates elsewhere. Pages that handle a failure themselves are told.
 */
export function retryRequests(send: typeof fetch, waitForRetry: RetryWait): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!ROUTER_REQUEST.test(address)) return send(input, init);
    const request = new Request(input, init);
    for (;;) {
      try {
        return await send(request.clone());
      } catch (error) {
        if (!(error instanceof TypeError) || request.signal.aborted || failsAtOnce(request.url)) throw error;
        // A form may have been processed although its response was lost: only the shopper sends it again.
        await waitForRetry({ isRepeatable: request.method === 'GET', signal: request.signal });
      }
    }
  };
}

/** Pause before the first automatic retry; it doubles each time up to the longest. */
const FIRST_RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 30_000;

interface Notice {
  show(tryAgain: () => void): void;
  hide(): void;
}

/** One notice for all pending requests, with a button that retries them all. */
export function createRetryWait(notice: Notice, connection: EventTarget): RetryWait {
  const pending = new Set<() => void>();
  let failures = 0;
  let lastEnd = 0;
  function retryAll() {
    for (const retry of [...pending]) retry();
  }
  return ({ isRepeatable, signal }) =>
    new Promise((resolve, reject) => {
      // A new outage begins with short pauses again.
      if (pending.size === 0 && Date.now() - lastEnd > LONGEST_RETRY_MS) failures = 0;
      const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
      const timer = isRepeatable ? setTimeout(retry, pause) : undefined;
      connection.addEventListener('online', retry);
      signal?.addEventListener('abort', abort);
      if (pending.size === 0) notice.show(retryAll);
      pending.add(retry);
      function end() {
        clearTimeout(timer);
        connection.removeEventListener('online', retry);
        signal?.removeEventListener('abort', abort);
        pending.delete(retry);
        lastEnd = Date.now();
        if (pending.size === 0) notice.hide();
      }
      function retry() {
        failures += 1;
        end();
        resolve();
      }
      function abort() {
        end();
        reject(signal?.reason);
      }
    });
}
