import { SocialPosts } from '#app/departments/social/social-posts.tsx';
import type { SocialPost } from '#domain/social-posts/social-posts.ts';
import { SectionHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section.ts';
import type { SocialPostField, SocialsCarouselFields } from './schema.ts';

/** Posts that carry the editor's tag; those the editor chose come first. */
export default function SocialsCarousel({ fields }: SectionProps<SocialsCarouselFields>) {
  const { title, primaryHashtag, posts } = fields;
  return (
    <>
      <SectionHeading title={title} text={primaryHashtag && `#${primaryHashtag}`} />
      <SocialPosts label={title} hashtag={primaryHashtag} pinned={posts.map(toPost)} />
    </>
  );
}

function toPost({ images, ...post }: SocialPostField): SocialPost {
  return { ...post, author: null, images: images.map(({ src, alt }) => ({ url: src, altText: alt })) };
}
