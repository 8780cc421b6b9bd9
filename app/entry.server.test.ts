import { createStaticHandler } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Shop } from '#server/composition.server.ts';
import type { RequestContext } from '#server/http/request-context.server.ts';
import { createLoadContext } from './context.ts';
import { handleError } from './entry.server.tsx';

/** The level and message that an error is logged with. */
function loggedFor(error: unknown, method = 'GET') {
  const lines: [string, string][] = [];
  const at = (level: string) => (_fields: object, message: string) => void lines.push([level, message]);
  const log = { info: at('info'), warn: at('warn'), error: at('error') };
  const context = createLoadContext({} as Shop, { log } as unknown as RequestContext);
  const request = new Request('http://shop/nowhere', { method });
  handleError(error, { request, params: {}, context } as unknown as Parameters<typeof handleError>[1]);
  return lines;
}

const routes = [{ id: 'page', path: '/page', loader: () => null }];
const rejectionOf = (request: Request) =>
  createStaticHandler(routes)
    .queryRoute(request)
    .then(
      () => null,
      (error: unknown) => error,
    );

describe('the log of a failed request', () => {
  it('is no error for an address or a method that does not exist', async () => {
    const notFound = await rejectionOf(new Request('http://shop/nowhere'));
    const wrongMethod = await rejectionOf(new Request('http://shop/page', { method: 'POST' }));
    expect([notFound, wrongMethod]).toMatchObject([{ status: 404 }, { status: 405 }]);
    expect(loggedFor(notFound)).toEqual([['info', 'request rejected']]);
    expect(loggedFor(wrongMethod, 'POST')).toEqual([['info', 'request rejected']]);
  });

  it('is an error for a fault of the shop', () => {
    expect(loggedFor(new Error('broken'))).toEqual([['error', 'request failed']]);
  });
});
