import type { CSSProperties, ReactNode } from 'react';
import { cssColour } from '../css-colour.ts';
import type { CtaCardFields } from '../cta-card/section.ts';
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

/** A card without picture, video or roundel is skipped. */
export function hasSomethingToShow(card: CtaCardFields): boolean {
  return card.navImage !== null || card.video !== null || card.roundelImageOverride !== null;
}

/** A picture with a title and a link. */
export function CtaTile({ card, sizes, isEager = false }: CtaTileProps) {
  if (!hasSomethingToShow(card)) return null;
  const { navImage, video, roundelImageOverride } = card;
  if (roundelImageOverride !== null) {
    const picture = { src: roundelImageOverride, alt: '', ratio: 1 };
    return (
      <CtaLink card={card} className="cta-card cta-roundel">
        <CtaFrame card={card}>
          <ContentPicture
            picture={picture}
            ratio={1}
            sizes="(width >= 48rem) 200px, 180px"
            isEager={isEager}
          />
        </CtaFrame>
        <CtaWords card={card} isRoundel />
      </CtaLink>
    );
  }
  const look = LOOKS[card.variant];
  if (video) {
    // A video has its own button, which must not be inside a link: the link covers the card, the button lies above it.
    return (
      <div className={look} style={gradientOf(card)}>
        <CtaFrame card={card}>
          <VideoPlayer fields={{ ...video, controls: false }} isEager={isEager !== false} />
        </CtaFrame>
        <CtaLink card={card} className="cta-cover">
          <CtaWords card={card} />
        </CtaLink>
      </div>
    );
  }
  return (
    <CtaLink card={card} className={look}>
      <CtaFrame card={card}>
        {navImage && <ContentPicture picture={navImage} sizes={sizes} isEager={isEager} />}
      </CtaFrame>
      <CtaWords card={card} />
    </CtaLink>
  );
}

function gradientOf(card: CtaCardFields): CSSProperties {
  const from = cssColour(card.gradientFrom);
  return {
    '--gradient-from': from,
    '--gradient-hold': from && `color-mix(in oklab, ${from} 75%, transparent)`,
    '--gradient-to': cssColour(card.gradientTo),
  } as CSSProperties;
}

function CtaLink({
  card,
  className,
  children,
}: {
  card: CtaCardFields;
  className: string;
  children: ReactNode;
}) {
  const name = card.primaryTitle ?? card.callToAction ?? card.liveText ?? undefined;
  return (
    <ContentLink
      href={card.href}
      filtersByBrand={card.autoApplyBrandFilterOnDBZ}
      className={className}
      style={gradientOf(card)}
      aria-label={hasWords(card) ? undefined : name}
    >
      {children}
    </ContentLink>
  );
}

function CtaFrame({ card, children }: { card: CtaCardFields; children: ReactNode }) {
  return (
    <div className="cta-frame">
      {children}
      {card.liveText && <span className="cta-live">{card.liveText}</span>}
    </div>
  );
}

function hasWords({ hideCtaText, primaryTitle, description, callToAction }: CtaCardFields): boolean {
  return !hideCtaText && Boolean(primaryTitle || description || callToAction);
}

function CtaWords({ card, isRoundel = false }: { card: CtaCardFields; isRoundel?: boolean }) {
  if (!hasWords(card)) return null;
  const { primaryTitle, description, callToAction } = card;
  const title = primaryTitle ?? (isRoundel ? callToAction : null);
  return (
    <span className="cta-words">
      {title && <span className="cta-title">{title}</span>}
      {description && <span className="cta-text">{description}</span>}
      {callToAction && !isRoundel && <span className="cta-action">{callToAction}</span>}
    </span>
  );
}
