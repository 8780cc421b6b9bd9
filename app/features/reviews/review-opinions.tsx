import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { SecondaryRating } from '#commerce/reviews/review.ts';
import { Chip } from '#ui/chip.tsx';
import { useScaleLabels } from './use-scale-labels.ts';

interface ReviewOpinionsProps {
  summary: { summary: string | null; disclaimer: string | null } | null;
  scales: readonly SecondaryRating[];
  features: readonly string[];
  /** The names of the features in the page's language. */
  labels: Readonly<Record<string, string>>;
  chosen: string | null;
  onChoose: (feature: string) => void;
}

/** The summary of the reviews, ratings on scales such as fit, and topics to filter by. */
export function ReviewOpinions(props: ReviewOpinionsProps) {
  const { summary, scales, features, labels, chosen, onChoose } = props;
  const t = useTranslations('reviews');
  return (
    <div className="reviews-opinions">
      {summary?.summary && (
        <div>
          <h3 className="eyebrow text-soft">{t('summaryTitle')}</h3>
          <p className="reviews-summary">{summary.summary}</p>
          <p className="text-soft text-xs">{summary.disclaimer}</p>
        </div>
      )}
      {scales.length > 0 && <Scales scales={scales} />}
      {features.length > 0 && (
        <div>
          <h3 className="eyebrow text-soft">{t('featuresTitle')}</h3>
          <div className="reviews-features">
            {features.map((feature) => (
              <Chip key={feature} pressed={feature === chosen} onClick={() => onChoose(feature)}>
                {labels[feature] ?? feature}
              </Chip>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Scales({ scales }: { scales: readonly SecondaryRating[] }) {
  const scaleLabel = useScaleLabels();
  const t = useTranslations('reviews');
  return (
    <ul className="reviews-scales">
      {scales.map((scale) => {
        const share = ((scale.rating - 1) / (scale.ratingRange - 1)) * 100;
        const name = scaleLabel(scale.label);
        return (
          <li key={scale.label}>
            <span className="text-sm">{name}</span>
            <span
              role="img"
              className="reviews-scale"
              aria-label={t('scale', { name, rating: scale.rating, range: scale.ratingRange })}
              style={{ '--at': `${Math.min(100, Math.max(0, share))}%` } as CSSProperties}
            />
            <span className="reviews-scale-ends text-soft text-xs">
              <span>{scale.minLabel && scaleLabel(scale.minLabel)}</span>
              <span>{scale.maxLabel && scaleLabel(scale.maxLabel)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
