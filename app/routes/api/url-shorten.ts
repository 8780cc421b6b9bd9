import { requestContext, shopContext } from '../../context.ts';
import { formOf } from '../read-form.ts';
import type { Route } from './+types/url-shorten';
import { jsonError, notAllowed } from './answers.ts';

/** Form field `url`, a page of this site → `{shorturl}`. */
export async function action({ context, request }: Route.ActionArgs) {
  const { origin } = context.get(requestContext);
  const form = await formOf(request);
  const url = form?.get('url');
  const shorturl =
    typeof url === 'string' ? await context.get(shopContext).sharing.shorten(url, origin) : null;
  return shorturl ? Response.json({ shorturl }) : jsonError(400, 'Only pages of this shop can be shortened.');
}

export function loader() {
  return notAllowed('POST');
}
