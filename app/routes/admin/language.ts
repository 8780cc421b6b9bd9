import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { languages } from '#app/i18n/languages.ts';
import { readForm } from '#app/routes/read-form.ts';
import { STAFF_LANGUAGE_COOKIE } from '#commerce/staff/staff-language.ts';
import type { Route } from './+types/language';
import { requireActor } from './actor.ts';

const A_YEAR = 365 * 86_400;

/** The language of the back office, for this browser. */
export async function action({ context, request }: Route.ActionArgs) {
  await requireActor(context);
  const form = await readForm(request);
  const locale = String(form.get('locale'));
  const returnTo = String(form.get('returnTo'));
  const { session } = context.get(requestContext);
  if (languages.has(locale))
    session.addCookie(
      `${STAFF_LANGUAGE_COOKIE}=${locale}; Path=/staff; Max-Age=${A_YEAR}; SameSite=Lax; HttpOnly`,
    );
  return redirect(/^\/staff(?:[/?]|$)/.test(returnTo) ? returnTo : '/staff', 303);
}
