import type { RouterContextProvider } from 'react-router';
import { requestContext, shopContext } from '../../../context.ts';
import { jsonError } from '../answers.ts';

export const notThere = () => jsonError(404, 'Not found.');

/** Null for a system that may come in; otherwise what it hears. */
export async function enterCatalogue(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Response | null> {
  const { client, log } = context.get(requestContext);
  const knock = await context
    .get(shopContext)
    .catalogueDoor.knock(request.headers.get('authorization'), client);
  switch (knock.kind) {
    case 'open':
      return null;
    case 'none':
      return notThere();
    case 'wrong':
      log.warn('a wrong token for the catalogue');
      return jsonError(401, 'The token is not right.');
    case 'too-many': {
      const answer = jsonError(429, 'Too many requests; please wait.');
      answer.headers.set('retry-after', String(knock.retryAfterSeconds));
      return answer;
    }
  }
}
