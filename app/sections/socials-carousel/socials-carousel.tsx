import { SocialPosts } from '#app/features/social/social-posts.tsx';
import { SOCIAL_CHANNELS, type SocialPost } from '#commerce/social/social-posts.ts';
import type { SectionProps } from '../define-section.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';
import type { SocialPostField } from './section.ts';

/** Posts that carry the editor's tag; those the editor chose come first. */
export default function SocialsCarousel({ fields }: SectionProps<typeof section>) {
  const { title, primaryHashtag, posts, showFacebook, showTikTok, showInstagram } = fields;
  const enabled = { facebook: showFacebook, tiktok: showTikTok, instagram: showInstagram };
  const channels = SOCIAL_CHANNELS.filter((channel) => enabled[channel]);
  return (
    <>
      <SectionHeading title={title} text={primaryHashtag && `#${primaryHashtag}`} />
      <SocialPosts label={title} hashtag={primaryHashtag} channels={channels} pinned={posts.map(toPost)} />
    </>
  );
}

function toPost({ images, ...post }: SocialPostField): SocialPost {
  return { ...post, author: null, images: images.map(({ src, alt }) => ({ url: src, altText: alt })) };
}
