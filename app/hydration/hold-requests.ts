/** Waits until it is worth asking again; ends early with the reason when the asking is given up. */
export type WaitForShop = (request: { isRepeatable: boolean; signal?: AbortSignal }) => Promise<void>;

/** What the router asks the shop for: the data of a page, what a form sends, and which pages there are. */
const OF_THE_ROUTER = /(?:\.data|\/__manifest)$/;

/**
 * A shop that cannot be reached gives no answer to put in the place of the page. The router's requests then wait where they
 * are, and the page with them, until the shop is back or the shopper goes elsewhere.
 */
export function holdRequests(send: typeof fetch, waitForShop: WaitForShop): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!OF_THE_ROUTER.test(address.split(/[?#]/, 1)[0]!)) return send(input, init);
    const request = new Request(input, init);
    for (;;) {
      try {
        return await send(request.clone());
      } catch (error) {
        if (!(error instanceof TypeError) || request.signal.aborted) throw error;
        // What a form sends may have arrived all the same: only the shopper decides to send it again.
        await waitForShop({ isRepeatable: request.method === 'GET', signal: request.signal });
      }
    }
  };
}

/** How soon it is asked again when nobody says so; each time later. */
const ASK_AGAIN_MS = 3_000;
const ASK_AT_LEAST_MS = 30_000;

interface Notice {
  show(tryAgain: () => void): void;
  hide(): void;
}

/** One notice for all who wait, with a button that sends them all off again. */
export function shopWaiting(notice: Notice, connection: EventTarget): WaitForShop {
  const waiting = new Set<() => void>();
  let failed = 0;
  let lastEnd = 0;
  function tryAgain() {
    for (const go of [...waiting]) go();
  }
  return ({ isRepeatable, signal }) =>
    new Promise((resolve, reject) => {
      // A new trouble, not the same one again: it is asked soon.
      if (waiting.size === 0 && Date.now() - lastEnd > ASK_AT_LEAST_MS) failed = 0;
      const pause = Math.min(ASK_AT_LEAST_MS, ASK_AGAIN_MS * 2 ** failed);
      const timer = isRepeatable ? setTimeout(go, pause) : undefined;
      connection.addEventListener('online', go);
      signal?.addEventListener('abort', leave);
      if (waiting.size === 0) notice.show(tryAgain);
      waiting.add(go);
      function end() {
        clearTimeout(timer);
        connection.removeEventListener('online', go);
        signal?.removeEventListener('abort', leave);
        waiting.delete(go);
        lastEnd = Date.now();
        if (waiting.size === 0) notice.hide();
      }
      function go() {
        failed += 1;
        end();
        resolve();
      }
      function leave() {
        end();
        reject(signal!.reason);
      }
    });
}
