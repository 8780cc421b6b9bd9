import { shopContext } from '#app/context.ts';
import type { Route } from './+types/email-preview';
import { requireActor } from './actor.ts';
import { composeSample, readChoice } from './sample-email.server.ts';

/** Nothing in an email runs or is loaded from elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https: data:; frame-ancestors 'self'";

/** An email as a mail program shows it, for the frame of the page of emails. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireActor(context, 'content.read');
  const content = await composeSample(context, readChoice(context, url.searchParams));
  const { html = '' } = context.get(shopContext).customers.drawEmail(content);
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'private, no-store',
    },
  });
}
