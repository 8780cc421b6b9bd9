import type { SocialPost } from '../../../commerce/social/social-posts.ts';
import type { Database } from '../../../server/db/database.server.ts';

export interface DatedPost extends SocialPost {
  flocklerId: number;
  publishedAt: Date;
}

/** Inserts the posts into an empty table. */
export async function seedSocialPosts({ pool }: Database, posts: () => readonly DatedPost[]): Promise<void> {
  const { rows } = await pool.query('select 1 from social_post limit 1');
  if (rows.length > 0) return;
  for (const post of posts()) {
    await pool.query(
      `insert into social_post (id, channel, source_url, text, author, images, videos, tags, cta_link, published_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        post.flocklerId,
        post.channel,
        post.sourceUrl,
        post.text,
        post.author,
        JSON.stringify(post.images),
        JSON.stringify(post.videos),
        post.tags,
        post.ctaLink && JSON.stringify(post.ctaLink),
        post.publishedAt,
      ],
    );
  }
}
