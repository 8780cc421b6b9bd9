import { requestContext, shopContext } from '#app/context.ts';
import type { Route } from './+types/security-txt';

const VALID_DAYS = 180;

/** Where to report a vulnerability (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { origin, brand } = context.get(requestContext);
  const contact =
    context.get(shopContext).environment.SECURITY_CONTACT ?? `${origin}/pages/informational/contact`;
  const expires = new Date(Date.now() + VALID_DAYS * 24 * 60 * 60 * 1000).toISOString();
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${brand.locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
