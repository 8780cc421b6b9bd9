import { NEXT_PAGE, TAKES_NEXT_PAGE } from '#commerce/links/next-page.ts';
import { storePageData } from './prefetch-page.ts';
import { sendWithRetry } from './router-fetch.ts';

/** Sends a form of React Router; the data of the page that it leads to may come with the answer. Null for any other request. */
export function submitForNext(request: Request, send = sendWithRetry): Promise<Response> | null {
  return request.method === 'POST' ? submit(request, send) : null;
}

async function submit(request: Request, send: typeof sendWithRetry): Promise<Response> {
  const sent = new Request(request);
  sent.headers.set(TAKES_NEXT_PAGE, '1');
  const response = await send(sent);
  const { status, headers } = response;
  const address = headers.get(NEXT_PAGE);
  if (address === null) return response;
  const body = await response.text();
  const end = body.indexOf('\n') + 1;
  storePageData(new URL(address, request.url).href, respond(body.slice(end), { headers }));
  return respond(body.slice(0, end), { status, headers });
}

/** The browser reads a body of text in tasks of its own; this one is read at once, and the page rendered once. */
function respond(text: string, init: ResponseInit): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  return new Response(body, init);
}
