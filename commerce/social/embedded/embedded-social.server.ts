import type { Database } from '#server/db/database.server.ts';
import type { SocialProvider } from '../provider.ts';
import type { SocialPost } from '../social-posts.ts';

/** Social posts stored in the shop's own database. */
export function createEmbeddedSocial({ pool }: Pick<Database, 'pool'>): SocialProvider {
  return {
    async posts({ channels, tags, count }) {
      const { rows } = await pool.query<SocialPost>(
        `select id as "flocklerId", channel, source_url as "sourceUrl", text, author, images, videos, tags,
           cta_link as "ctaLink"
         from social_post
         where channel = any($1) and (cardinality($2::text[]) = 0 or tags && $2)
         order by published_at desc, id limit $3`,
        [channels, tags.map((tag) => tag.trim().replace(/^#/, '').toLowerCase()), count],
      );
      return rows;
    },
  };
}
