import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShopLink } from '#app/site/shop-link.tsx';
import {
  type ChannelChoice,
  channelChoices,
  filterPosts,
  listTags,
  mergePosts,
  type SocialPost,
  toggleTag,
} from '#commerce/social/social-posts.ts';
import { Carousel } from '#ui/carousel.tsx';
import { Chip } from '#ui/chip.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PostMedia } from './post-media.tsx';
import type { SocialPostsProps } from './social-posts.tsx';
import { usePosts } from './use-posts.ts';
import './social.css';

const POSTS = 24;
const TAGS = 8;

/** A carousel of posts that can be filtered by channel and by several tags. */
export default function SocialCarousel({ label, hashtag, channels, pinned }: SocialPostsProps) {
  const t = useTranslations('social');
  const [channel, setChannel] = useState<ChannelChoice>('all');
  const [tags, setTags] = useState<string[]>([]);
  const found = usePosts({ channels, tags: hashtag ? [hashtag] : [], count: POSTS });
  if (!found && pinned.length === 0) return <Skeleton height="31rem" />;
  const posts = mergePosts(pinned, found ?? []);
  const offered = listTags(posts)
    .filter((tag) => tag !== hashtag?.toLowerCase())
    .slice(0, TAGS);
  const choices = channelChoices(channels);
  const shown = filterPosts(posts, { channel, tags });
  if (posts.length === 0) return <p className="social-none text-soft">{t('noPosts')}</p>;
  return (
    <div className="social">
      <div className="social-filters">
        {choices.length > 0 && (
          <SegmentedControl
            legend={t('channels')}
            name={`channel of ${label}`}
            value={channel}
            onChange={(value) => setChannel(value as ChannelChoice)}
            options={choices.map((value) => ({ value, label: t(value) }))}
          />
        )}
        {offered.length > 1 && (
          <fieldset className="social-tags">
            <legend className="sr-only">{t('tags')}</legend>
            {offered.map((tag) => (
              <Chip key={tag} pressed={tags.includes(tag)} onClick={() => setTags(toggleTag(tags, tag))}>
                #{tag}
              </Chip>
            ))}
          </fieldset>
        )}
      </div>
      <p role="status" className={shown.length === 0 ? 'social-none text-soft' : 'sr-only'}>
        {shown.length === 0 ? t('noPosts') : t('count', { count: shown.length })}
      </p>
      {shown.length > 0 && (
        <Carousel
          key={`${channel} ${tags}`}
          className="social-carousel"
          label={label}
          perView={{ phone: 1.2, tablet: 2, desktop: 3 }}
          previousLabel={t('previous')}
          nextLabel={t('next')}
        >
          {shown.map((post) => (
            <SocialPostCard key={post.flocklerId} post={post} />
          ))}
        </Carousel>
      )}
    </div>
  );
}

const CHANNELS: readonly string[] = ['facebook', 'tiktok', 'instagram'];

/** One post: its picture or video, its author, its text and its link. */
function SocialPostCard({ post }: { post: SocialPost }) {
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
