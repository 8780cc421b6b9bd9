import type { CSSProperties } from 'react';
import { cssColour } from '../css-colour.ts';
import type { CtaCardFields } from '../cta-card/schema.ts';
import { hasSomethingToShow } from '../cta-card/something-to-show.ts';
import { ContentLink } from './content-link.tsx';
import { ContentPicture } from './content-picture.tsx';
import type { Eagerness } from './eagerness.ts';
import { VideoPlayer } from './video-player.tsx';

interface CtaTileProps {
  card: CtaCardFields;
  sizes: string;
  isEager?: Eagerness;
}

const LOOKS = {
  standard: 'cta-card',
  familyOfBrands: 'cta-card cta-brand',
  ctaHighlights: 'cta-card cta-highlight',
};

/** A picture, its name and where it leads. One with nothing to look at is skipped. */
export function CtaTile({ card, sizes, isEager = false }: CtaTileProps) {
  if (!hasSomethingToShow(card)) return null;
  const { navImage, video, roundelImageOverride, liveText, callToAction, primaryTitle, description } = card;
  const gradient = {
    '--gradient-from': cssColour(card.gradientFrom),
    '--gradient-to': cssColour(card.gradientTo),
  } as CSSProperties;
  const name = primaryTitle ?? callToAction ?? liveText ?? undefined;
  const isRoundel = roundelImageOverride !== null;
  return (
    <ContentLink
      href={card.href}
      filtersByBrand={card.autoApplyBrandFilterOnDBZ}
      className={isRoundel ? 'cta-card cta-roundel' : LOOKS[card.variant]}
      style={gradient}
      aria-label={card.hideCtaText ? name : undefined}
    >
      <span className="cta-frame">
        {isRoundel ? (
          <ContentPicture
            picture={{ src: roundelImageOverride, alt: '', ratio: 1 }}
            ratio={1}
            sizes="(width >= 48rem) 200px, 180px"
            isEager={isEager}
          />
        ) : video ? (
          <VideoPlayer fields={{ ...video, controls: false }} isEager={isEager !== false} />
        ) : (
          navImage && <ContentPicture picture={navImage} sizes={sizes} isEager={isEager} />
        )}
        {liveText && <span className="cta-live">{liveText}</span>}
      </span>
      {!card.hideCtaText && (primaryTitle || description || callToAction) && (
        <span className="cta-words">
          {(primaryTitle ?? (isRoundel ? callToAction : null)) && (
            <span className="cta-title">{primaryTitle ?? callToAction}</span>
          )}
          {description && <span className="cta-text">{description}</span>}
          {callToAction && !isRoundel && <span className="cta-action">{callToAction}</span>}
        </span>
      )}
    </ContentLink>
  );
}
