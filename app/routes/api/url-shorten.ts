import { requestContext, shopContext } from '../../context.ts';
import { readFormOrNull } from '../read-form.ts';
import type { Route } from './+types/url-shorten';
import { jsonError, jsonResponse, notAllowed, orUnavailable } from './responses.ts';

/** Shortens the form field `url`, a page of this shop, to `{shorturl}`. */
export async function action({ context, request }: Route.ActionArgs) {
  const { origin } = context.get(requestContext);
  const form = await readFormOrNull(request);
  const url = form?.get('url');
  const { sharing } = context.get(shopContext).products;
  return orUnavailable(async () => {
    const shorturl = typeof url === 'string' ? await sharing.shorten(url, origin) : null;
    return shorturl
      ? jsonResponse({ shorturl })
      : jsonError(400, 'Only pages of this shop can be shortened.');
  });
}

export function loader() {
  return notAllowed('POST');
}
