import { NEXT_PAGE, TAKES_NEXT_PAGE } from '#commerce/links/next-page.ts';

/** The status by which React Router tells the browser's router where a form leads. */
const LEADS_ON = 202;

/**
 * Appends the data of the page that a form leads to, which saves the browser a round trip. The form's own answer is the first
 * line.
 */
export async function withNextPage(
  request: Request,
  response: Response,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const headers = new Headers(response.headers);
  const address = headers.get(NEXT_PAGE);
  if (address === null) return response;
  headers.delete(NEXT_PAGE);
  const isWanted = response.status === LEADS_ON && request.headers.has(TAKES_NEXT_PAGE);
  const next = isWanted ? await render(dataRequest(request, address)) : null;
  if (next?.status !== 200) return new Response(response.body, { status: response.status, headers });
  headers.set(NEXT_PAGE, address);
  const body = (await response.text()) + (await next.text());
  return new Response(body, { status: response.status, headers });
}

/** The same visitor asks for the data of the page. */
function dataRequest(request: Request, address: string): Request {
  const headers = new Headers(request.headers);
  for (const name of ['content-type', 'content-length', TAKES_NEXT_PAGE]) headers.delete(name);
  return new Request(new URL(address, request.url), { headers });
}
