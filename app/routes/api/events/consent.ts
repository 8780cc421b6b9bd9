import * as v from 'valibot';
import { requestContext } from '#app/context.ts';
import { consentCookie } from '#commerce/events/consent.ts';
import { jsonError, jsonResponse, notAllowed, readJsonObject } from '../responses.ts';
import type { Route } from './+types/consent';

const choice = v.object({ consent: v.picklist(['all', 'necessary']) });

/** Stores the shopper's cookie consent. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = v.safeParse(choice, await readJsonObject(request));
  if (!parsed.success) return jsonError(400, 'consent must be all or necessary.');
  const isSecure = context.get(requestContext).origin.startsWith('https:');
  return jsonResponse(parsed.output, {
    headers: { 'set-cookie': consentCookie(parsed.output.consent, isSecure) },
  });
}

export function loader() {
  return notAllowed('POST');
}
