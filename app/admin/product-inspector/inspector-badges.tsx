import { useTranslations } from 'use-intl';
import type { ExplainedBadge } from '#commerce/promotions/badges/explain-badges.ts';

/** Every badge there is, and why it shows on this product or not. */
export function BadgeTable({ badges }: { badges: readonly ExplainedBadge[] }) {
  const t = useTranslations('staff-tools.wordsworth');
  if (badges.length === 0) return <p className="text-soft">{t('noBadges')}</p>;
  return (
    <ul className="staff-badges">
      {badges.map(({ badge, verdict }) => (
        <li key={`${badge.id} ${badge.placement}`}>
          <span>
            {badge.name ?? badge.id} <span className="text-soft">{badge.text1}</span>
          </span>
          <span className="text-soft">
            {badge.placement}
            {badge.categorySlug ? ` · ${badge.categorySlug}` : ''}
          </span>
          <span className={verdict === 'shown' ? 'text-good' : undefined}>{t(`verdicts.${verdict}`)}</span>
        </li>
      ))}
    </ul>
  );
}
