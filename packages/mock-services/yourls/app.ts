import { type Context, Hono } from 'hono';
import type { MockService } from '../mock-service.ts';

export const YOURLS_DEMO = { signature: 'demo-signature' };

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** The API of YOURLS: `yourls-api.php` with `shorturl` and `expand`. */
export function createMockYourls(): MockService {
  const app = new Hono();
  const byUrl = new Map<string, string>();
  const byKeyword = new Map<string, string>();

  app.on(['GET', 'POST'], '/yourls-api.php', async (c) => {
    const form = c.req.method === 'POST' ? await c.req.parseBody() : {};
    const given = (name: string) => String(form[name] ?? c.req.query(name) ?? '');
    if (given('signature') !== YOURLS_DEMO.signature) {
      return c.json({ message: 'Please log in', errorCode: '403', callback: '' }, 403);
    }
    if (given('action') === 'shorturl') return shorten(c, given('url'));
    if (given('action') === 'expand') return expand(c, given('shorturl'));
    return c.json({ errorCode: '400', message: 'Unknown or missing "action" parameter' }, 400);
  });

  function shorten(c: Context, url: string): Response {
    const host = new URL(c.req.url).origin;
    if (!URL.canParse(url)) {
      return c.json(
        { status: 'fail', code: 'error:nourl', message: 'Missing or malformed URL', errorCode: '400' },
        400,
      );
    }
    const known = byUrl.get(url);
    if (known) {
      const message = `${url} already exists in database`;
      return c.json({
        status: 'fail',
        code: 'error:url',
        message,
        url: { keyword: known, url },
        shorturl: `${host}/yourls/${known}`,
        statusCode: 200,
      });
    }
    const keyword = nextKeyword(byUrl.size);
    byUrl.set(url, keyword);
    byKeyword.set(keyword, url);
    return c.json({
      status: 'success',
      url: { keyword, url },
      message: `${url} added to database`,
      title: url,
      shorturl: `${host}/yourls/${keyword}`,
      statusCode: 200,
    });
  }

  function expand(c: Context, shorturl: string): Response {
    const keyword = shorturl.split('/').at(-1) ?? '';
    const longurl = byKeyword.get(keyword);
    if (!longurl)
      return c.json(
        { keyword, simple: 'not found', message: 'Error: short URL not found', errorCode: '404' },
        404,
      );
    return c.json({ keyword, shorturl, longurl, simple: longurl, message: 'success', statusCode: 200 });
  }

  app.get('/:keyword', (c) => {
    const url = byKeyword.get(c.req.param('keyword'));
    return url ? c.redirect(url, 301) : c.text('Not found', 404);
  });
  return {
    system: 'yourls',
    app,
    errorBody: (status) => ({ status: 'fail', message: 'Mock error', errorCode: status }),
  };
}

/** Keywords count up, as in YOURLS; they start at six characters. */
function nextKeyword(number: number): string {
  let rest = number + 36 ** 5 + 7919;
  let word = '';
  for (; rest > 0; rest = Math.floor(rest / 36)) word = ALPHABET.charAt(rest % 36) + word;
  return word;
}
