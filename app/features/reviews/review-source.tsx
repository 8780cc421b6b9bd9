import { useTranslations } from 'use-intl';
import type { Review } from '#commerce/reviews/review.ts';
import { useMediaAddress } from '#ui/media-address.ts';

/** Where a review was first posted: the name of the source, with its logo if there is one. */
export function ReviewSource({ source }: { source: NonNullable<Review['syndicationSource']> }) {
  const t = useTranslations('reviews');
  const media = useMediaAddress();
  const { name, logoImageUrl, contentLink } = source;
  const text = t('syndicated', { source: name });
  return (
    <p className="review-source text-soft text-xs">
      {logoImageUrl && (
        // The text beside the logo names the source.
        <img src={media(logoImageUrl)} alt="" height={20} loading="lazy" decoding="async" />
      )}
      {contentLink ? (
        <a className="text-link" href={contentLink} rel="nofollow noopener">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
