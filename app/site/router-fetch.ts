/** Answers a request of React Router without the network; null when it has to be sent. */
type LocalAnswer = (request: Request) => Promise<Response> | null;

let answer: LocalAnswer = () => null;

/** The browser's own `fetch`: the shell replaces `window.fetch` by one that retries, which a prefetch must not. */
export const sendOnce = import.meta.env.SSR ? fetch : window.fetch.bind(window);

export function answerLocally(next: LocalAnswer): void {
  answer = next;
}

/** The `fetch` of React Router: prefetched page data and the known route manifest need no request. */
export function routerFetch(request: Request): Promise<Response> {
  return answer(request) ?? sendWithRetry(request);
}

export function sendWithRetry(request: Request): Promise<Response> {
  return window.fetch(request);
}
