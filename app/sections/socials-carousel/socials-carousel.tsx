import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CHANNEL_CHOICES, type ChannelChoice } from '#domain/social-posts/social-posts.ts';
import { buttonClass } from '#ui/button.tsx';
import { ContentCarousel } from '../parts/content-carousel.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { SectionStyle } from '../parts/section-style.tsx';
import type { SectionProps } from '../section.ts';
import styles from '../styles/editorial.css?url';
import productStyles from '../styles/products.css?url';
import type { SocialPostField, SocialsCarouselFields } from './schema.ts';

/** Slides by width: 1.2, then 2, 3 and 5. */
const SLIDES = { mobile: 1.2, tablet: 3, desktop: 5 };

export default function SocialsCarousel({ fields }: SectionProps<SocialsCarouselFields>) {
  const t = useTranslations('content.socials');
  const [channel, setChannel] = useState<ChannelChoice>('all');
  const present = CHANNEL_CHOICES.filter(
    (choice) => choice === 'all' || fields.posts.some((post) => post.channel === choice),
  );
  const posts = fields.posts.filter((post) => channel === 'all' || post.channel === channel);
  return (
    <>
      <SectionStyle href={styles} />
      <SectionStyle href={productStyles} />
      <SectionHeading title={fields.title} text={fields.primaryHashtag && `#${fields.primaryHashtag}`} />
      {present.length > 2 && (
        <div className="social-channels">
          {present.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={channel === choice}
              className={buttonClass({
                variant: channel === choice ? 'primary' : 'secondary',
                size: 'small',
              })}
              onClick={() => setChannel(choice)}
            >
              {t(choice)}
            </button>
          ))}
        </div>
      )}
      {posts.length === 0 ? (
        <p className="text-soft">{t('noPosts')}</p>
      ) : (
        <ContentCarousel
          label={fields.title}
          type="product"
          count={posts.length}
          configured={SLIDES}
          gap={{ phone: 8, wide: 16 }}
        >
          {posts.map((post) => (
            <SocialPost key={post.flocklerId} post={post} />
          ))}
        </ContentCarousel>
      )}
    </>
  );
}

function SocialPost({ post }: { post: SocialPostField }) {
  const t = useTranslations('content.socials');
  const [image] = post.images;
  return (
    <div className="social-post">
      {image && (
        <ContentLink href={post.ctaLink?.url ?? post.sourceUrl} className="block">
          <ContentPicture picture={image} ratio={1.25} sizes="300px" />
        </ContentLink>
      )}
      <p className="text-soft text-xs">{t(post.channel)}</p>
      {post.text && <p className="text-sm">{post.text}</p>}
      {post.ctaLink && (
        <ContentLink href={post.ctaLink.url} className="text-link text-sm">
          {post.ctaLink.title}
        </ContentLink>
      )}
    </div>
  );
}
