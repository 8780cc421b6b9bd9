import type { ComponentType, CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { STACKING_OFFSET } from '#commerce/promotions/badges/select-badges.ts';
import { HeartIcon, type IconProps, StarIcon } from '#ui/icon.tsx';
import {
  ClockIcon,
  CrownIcon,
  GiftIcon,
  LeafIcon,
  LockIcon,
  PercentIcon,
  SparkleIcon,
  TagIcon,
  TruckIcon,
} from '#ui/icon-shop.tsx';
import { InfoIcon } from '#ui/icon-tool.tsx';
import type { CardBadge, CardBadgeLook } from './badge-look.ts';
import type { CardView } from './card-view.ts';

const GLYPHS: Readonly<Record<string, ComponentType<IconProps>>> = {
  tag: TagIcon,
  percent: PercentIcon,
  star: StarIcon,
  truck: TruckIcon,
  gift: GiftIcon,
  leaf: LeafIcon,
  crown: CrownIcon,
  clock: ClockIcon,
  sparkle: SparkleIcon,
  heart: HeartIcon,
  info: InfoIcon,
  lock: LockIcon,
};

/** Badges in the corners of the picture; the second of a corner is offset from the first. */
export function CardImageBadges({ badges }: { badges: readonly CardBadge[] }) {
  return badges.map((badge) => (
    <BadgeFace
      key={badge.id}
      badge={badge}
      className={`badge card-badge card-badge-${badge.corner}`}
      style={{ '--offset': `${badge.offset}px` } as CSSProperties}
    />
  ));
}

/** Stands on the badges of its corner. */
export function CardGift({
  gift,
  badges,
}: Pick<CardView, 'badges'> & { gift: NonNullable<CardView['gift']> }) {
  const t = useTranslations('plp.card');
  const below = badges.filter(({ corner }) => corner === 'bottomLeft').length;
  return (
    <span
      className={`badge card-gift card-gift-${gift}`}
      style={below > 0 ? ({ '--offset': `${below * STACKING_OFFSET.PLP}px` } as CSSProperties) : undefined}
    >
      <GiftIcon />
      {t('gift')}
    </span>
  );
}

export function CardPromo({ badge }: { badge: CardBadgeLook }) {
  return <BadgeFace badge={badge} className="badge card-promo" />;
}

function BadgeFace({
  badge,
  className,
  style,
}: {
  badge: CardBadgeLook;
  className: string;
  style?: CSSProperties;
}) {
  const Glyph = badge.icon ? GLYPHS[badge.icon] : undefined;
  const border = badge.border ?? badge.background;
  return (
    <span
      className={className}
      style={{
        ...style,
        background: badge.background ?? undefined,
        color: badge.colour ?? undefined,
        boxShadow: border ? `inset 0 0 0 1px ${border}` : undefined,
      }}
    >
      {Glyph && <Glyph />}
      {badge.text}
    </span>
  );
}
