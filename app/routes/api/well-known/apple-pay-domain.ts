import { shopContext } from '#app/context.ts';
import type { Route } from './+types/apple-pay-domain';

/** Verifies the domain for Apple Pay; the text comes from the payment provider. */
export function loader({ context }: Route.LoaderArgs) {
  const text = context.get(shopContext).environment.APPLE_PAY_DOMAIN_ASSOCIATION;
  if (!text) throw new Response('Not found', { status: 404 });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
