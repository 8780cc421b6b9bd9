import { redirect } from 'react-router';
import { requestContext, shopContext } from '#app/context.ts';
import { readCookie } from '#commerce/customers/cookie.ts';
import { safeReturnPath } from '#commerce/customers/credentials.ts';
import type { Route } from './+types/single-sign-on';
import { completeSignIn } from './complete-sign-in.ts';

const COOKIE = 'selvedge_single_sign_on';
const PATH = '/sign-in/sso';
const MAX_AGE_SECONDS = 600;

/** Leads to the identity provider, and signs in whom it leads back. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { sso } = context.get(shopContext).admin.signIn;
  const { origin, session, log } = context.get(requestContext);
  if (!sso) throw new Response(null, { status: 404 });
  const callback = `${origin}${PATH}/callback`;
  const setCookie = (value: string, seconds: number) =>
    session.addCookie(
      `${COOKIE}=${value}; Path=${PATH}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${origin.startsWith('https:') ? '; Secure' : ''}`,
    );
  try {
    if (params.step === undefined) {
      const { location, cookie } = await sso.start(
        callback,
        safeReturnPath(url.searchParams.get('returnTo'), '/staff'),
      );
      setCookie(cookie, MAX_AGE_SECONDS);
      return redirect(location);
    }
    if (params.step !== 'callback') return new Response(null, { status: 404 });
    const cookie = readCookie(request.headers.get('cookie') ?? undefined, COOKIE);
    // It works once.
    setCookie('', 0);
    const found = await sso.finish(callback, url.searchParams, cookie);
    if (!found) return redirect('/sign-in?refused');
    const { customerId, returnTo } = found;
    return redirect(await completeSignIn(context, customerId, { returnTo, isFactorShown: true }));
  } catch (error) {
    log.warn({ err: error }, 'single sign-on refused');
    return redirect('/sign-in?refused');
  }
}
