import type { MiddlewareHandler } from 'hono';
import type { AppEnv, AppParts } from './app.server.ts';

/**
 * Answers 421 to hosts that are not the shop's: links in emails, short links and cached pages carry the host of the request.
 */
export function checkHost({ shop }: Pick<AppParts, 'shop'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { host } = c.get('metadata');
    if (shop.brands.isAllowedHost(host) && isAllowedTarget(c.env.incoming?.url)) return next();
    c.header('Cache-Control', 'no-store');
    return c.text(
      'This shop is not found under this host name.\nIf it is yours, add the name to ALLOWED_HOSTS or PUBLIC_URL.\n',
      421,
    );
  };

  /** A request line may name a host of its own, which takes precedence over the header. */
  function isAllowedTarget(target: string | undefined): boolean {
    if (!target || target.startsWith('/') || target === '*') return true;
    return URL.canParse(target) && shop.brands.isAllowedHost(new URL(target).host);
  }
}
