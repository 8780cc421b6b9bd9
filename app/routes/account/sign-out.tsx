import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { localPath } from '#app/site/local-path.ts';
import type { Route } from './+types/sign-out';

/** Signs out by POST only, so that a link cannot do it. */
export async function action({ context }: Route.ActionArgs) {
  const { session, locale, brand } = context.get(requestContext);
  await session.signOut();
  throw redirect(localPath('/', locale, brand));
}

export function loader({ context }: Route.LoaderArgs) {
  const { locale, brand } = context.get(requestContext);
  throw redirect(localPath('/account', locale, brand));
}
