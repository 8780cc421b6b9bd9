import { useTranslations } from 'use-intl';
import { SOCIAL_GALLERY } from '#commerce/social/social-layout.ts';
import { SOCIAL_CHANNELS } from '#commerce/social/social-posts.ts';
import { PostMedia } from './post-media.tsx';
import { usePosts } from './use-posts.ts';
import './social.css';

const MOST = SOCIAL_GALLERY.perRowDesktop * SOCIAL_GALLERY.rowLimit;

/** A grid of posts: four in a row, two on a phone, at most four rows. */
export default function SocialWall({ tags }: { tags: readonly string[] }) {
  const t = useTranslations('social');
  const posts = usePosts({ channels: SOCIAL_CHANNELS, tags, count: MOST });
  if (!posts || posts.length === 0) return null;
  return (
    <section className="page-width section" aria-labelledby="social-wall">
      <h2 id="social-wall" className="heading mb-6 text-xl">
        {t('wall')}
      </h2>
      <ul className="social-wall">
        {posts.map((post) => (
          <li key={post.flocklerId}>
            <PostMedia post={post} ratio={1} sizes="(min-width: 48rem) 25vw, 50vw" />
            {post.author && (
              <a
                className="text-soft text-xs"
                href={post.sourceUrl}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                @{post.author}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
