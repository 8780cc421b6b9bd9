import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import type { ErrorResponse } from '#app/site/api-call.ts';
import { jsonError } from '../responses.ts';

export const notFound = () => jsonError(404, 'Not found.');

/** Null when the request carries the import token; otherwise the refusal to send. */
export async function authenticateImport(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<ErrorResponse | null> {
  const { client, log } = context.get(requestContext);
  const access = await context
    .get(shopContext)
    .admin.importApiGuard.authenticate(request.headers.get('authorization'), client);
  switch (access.kind) {
    case 'allowed':
      return null;
    case 'disabled':
      return notFound();
    case 'denied':
      log.warn('catalogue import rejected: wrong token');
      return jsonError(401, 'The token is not right.');
    case 'too-many': {
      const response = jsonError(429, 'Too many requests; please wait.');
      response.headers.set('retry-after', String(access.retryAfterSeconds));
      return response;
    }
  }
}
