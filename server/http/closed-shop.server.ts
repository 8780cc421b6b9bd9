import type { RequestSession } from '#commerce/customers/request-session.server.ts';

/** What works while the shop is closed: the way in for staff, and what other systems call with a key of their own. */
const ALWAYS_OPEN =
  /^\/(?:staff|wordsworth|sign-in|sign-out|password-reset|__manifest|robots\.txt|manifest\.webmanifest|_api\/(?:catalogue|payments|staff|shopper))(?:[/.?]|$)/;

/** Crawlers come back after this many seconds. */
const RETRY_AFTER_SECONDS = '3600';

const OPENING_SOON_PATH = '/opening-soon';

/** Whether the visitor has to wait for the opening. The path has no language. */
export async function isClosedTo(session: RequestSession, path: string): Promise<boolean> {
  if (ALWAYS_OPEN.test(path)) return false;
  return !(await session.customer())?.staffRole;
}

/** The page for everybody else; other requests get the same status without a page. */
export async function respondClosed(
  request: Request,
  page: { isData: boolean; prefix: string },
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const isPage = (request.method === 'GET' || request.method === 'HEAD') && !page.isData;
  const response =
    isPage && !new URL(request.url).pathname.includes('/_api/')
      ? await render(
          new Request(new URL(`${page.prefix}${OPENING_SOON_PATH}`, request.url), {
            headers: request.headers,
          }),
        )
      : Response.json({ error: 'This shop is not open yet.' }, { status: 503 });
  const headers = new Headers(response.headers);
  headers.set('retry-after', RETRY_AFTER_SECONDS);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(response.body, { status: 503, headers });
}
