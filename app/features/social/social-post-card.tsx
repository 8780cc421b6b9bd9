import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import type { SocialPost } from '#commerce/social/social-posts.ts';
import { PostMedia } from './post-media.tsx';

const CHANNELS: readonly string[] = ['facebook', 'tiktok', 'instagram'];

/** One post: its picture or film, who wrote it, what they wrote, and where to go from there. */
export function SocialPostCard({ post }: { post: SocialPost }) {
  const t = useTranslations('social');
  const { author, channel, ctaLink, sourceUrl, text } = post;
  const place = CHANNELS.includes(channel) ? t(channel) : channel;
  return (
    <article className="social-post" data-channel={channel}>
      <PostMedia post={post} ratio={1.25} sizes="300px" />
      <p className="social-by text-xs">
        {author && <strong>@{author}</strong>}
        <a className="text-soft" href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
          {t('on', { channel: place })}
        </a>
      </p>
      {text && <p className="social-text text-sm">{text}</p>}
      {ctaLink && (
        <ShopLink to={ctaLink.url} className="text-link text-sm">
          {ctaLink.title}
        </ShopLink>
      )}
    </article>
  );
}
