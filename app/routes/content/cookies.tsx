import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { requestContext, shopContext } from '#app/context.ts';
import { CookiePage } from '#app/features/consent/cookie-page.tsx';
import { readForm } from '#app/routes/read-form.ts';
import { localPath } from '#app/site/local-path.ts';
import { missingPages } from '#app/site/missing-pages.server.ts';
import { consentCookie, readConsent } from '#commerce/events/consent.ts';
import { aboutPageLink } from '#commerce/links/shop-links.ts';
import type { Route } from './+types/cookies';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const privacy = aboutPageLink('privacy');
  const missing = await missingPages(context.get(shopContext), context.get(requestContext), [privacy]);
  return {
    consent: readConsent(request.headers.get('cookie')),
    isSaved: url.searchParams.has('saved'),
    privacyLink: missing.length > 0 ? null : privacy,
  };
}

/** Stores the consent, or its withdrawal. */
export async function action({ context, request }: Route.ActionArgs) {
  const { brand, locale, origin } = context.get(requestContext);
  const chosen = v.safeParse(v.picklist(['all', 'necessary']), (await readForm(request)).get('consent'));
  if (!chosen.success) return data(null, { status: 400 });
  const headers = { 'set-cookie': consentCookie(chosen.output, origin.startsWith('https:')) };
  return redirect(`${localPath('/cookies', locale, brand)}?saved`, { status: 303, headers });
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <CookiePage {...loaderData} />;
}
