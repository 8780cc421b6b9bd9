import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app.server.ts';

/** Browsers name the origin of a write; a form on another site must not act for a shopper. */
export function isSameOrigin(headers: Headers, host: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const ALLOWED = 'GET, HEAD, POST, OPTIONS';

/** Rejects writes by other methods than POST, and writes from another site; answers OPTIONS. */
export const checkWrites: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { method } = c.req;
  if (method === 'GET' || method === 'HEAD') return next();
  if (method === 'OPTIONS') return c.body(null, 204, { allow: ALLOWED });
  // React Router would treat any other method as a POST.
  if (method !== 'POST') return c.json({ error: 'Please use GET or POST.' }, 405, { allow: ALLOWED });
  if (!isSameOrigin(c.req.raw.headers, c.get('metadata').host)) {
    return c.json({ error: 'This request came from another site.' }, 403);
  }
  return next();
};
