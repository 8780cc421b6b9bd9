import type { ComponentType, CSSProperties } from 'react';
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
