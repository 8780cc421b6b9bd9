import { Hono } from 'hono';
import type { MockService } from '../mock-service.ts';
import { pictureResponse } from '../picture-response.ts';
import { generatePosts } from './posts.ts';

export const FLOCKLER_DEMO = { siteUuid: '7f1c2d7e-demo', apiKey: 'demo-flockler-key' };

const CHANNELS =
  'facebook flickr flockler google_review instagram link linkedin pinterest review rss tiktok twitter youtube'.split(
    ' ',
  );

/** Flockler's content API: `GET /v2/{site}/posts`, newest first, with links to older and newer pages. */
export function createMockFlockler(): MockService {
  const app = new Hono();
  const posts = generatePosts();
  app.get('/__picture/:id', (c) => pictureResponse(c.req.param('id'), 480, 600));
  app.get('/v2/:site/posts', (c) => {
    const key = c.req.header('x-fl-api-key') ?? c.req.query('api_key');
    if (key !== FLOCKLER_DEMO.apiKey) return c.json({ error: 'Unauthorized' }, 401);
    if (c.req.param('site') !== FLOCKLER_DEMO.siteUuid) return c.json({ error: 'Not found' }, 404);
    const count = Number(c.req.query('count') ?? 20);
    if (!Number.isInteger(count) || count < 1 || count > 100)
      return c.json({ error: 'count must be 1 to 100' }, 400);
    const channels = c.req.queries('filterByChannels[]') ?? [];
    if (channels.some((channel) => !CHANNELS.includes(channel)))
      return c.json({ error: 'Unknown channel' }, 400);
    const tags = c.req.queries('filterByTags[]') ?? [];
    const start = Number(c.req.query('from') ?? 0);
    const found = posts.filter(
      (post) =>
        (channels.length === 0 || channels.includes(post.channel)) &&
        (tags.length === 0 || tags.some((tag) => post.tags.includes(tag))),
    );
    const pageAt = (from: number) => {
      const url = new URL(c.req.url);
      url.searchParams.set('from', String(from));
      return url.href;
    };
    return c.json({
      posts: found.slice(start, start + count).map((post) => ({
        ...post,
        images: post.images.map(({ url, altText }) => ({
          url: `${new URL(c.req.url).origin}/flockler${url}`,
          altText,
        })),
      })),
      pagination: {
        older: start + count < found.length ? pageAt(start + count) : null,
        newer: start > 0 ? pageAt(Math.max(0, start - count)) : null,
      },
    });
  });
  return { system: 'flockler', app, errorBody: (status) => ({ error: `Mock error ${status}` }) };
}
