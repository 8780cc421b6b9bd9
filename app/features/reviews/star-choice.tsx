import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { STAR_LABELS } from '#commerce/reviews/review-stats.ts';
import { FieldError } from '#ui/field-error.tsx';
import { StarFilledIcon } from '#ui/icon.tsx';

/** Five stars built on radio buttons, so that keyboard, touch and screen readers work. */
export function StarChoice({ id, name, error }: { id: string; name: string; error?: string }) {
  const t = useTranslations('reviews');
  const [chosen, setChosen] = useState(0);
  const [hovered, setHovered] = useState(0);
  const shown = hovered || chosen;
  const label = STAR_LABELS[shown - 1];
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{t('submit.rating')}</legend>
      <span className="star-choice" onPointerLeave={() => setHovered(0)}>
        {STAR_LABELS.map((word, index) => (
          <label key={word} data-on={index < shown || undefined} onPointerEnter={() => setHovered(index + 1)}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              className="sr-only"
              name={name}
              value={index + 1}
              onChange={() => setChosen(index + 1)}
            />
            <StarFilledIcon />
            <span className="sr-only">{t('rated', { stars: index + 1, label: t(`stars.${word}`) })}</span>
          </label>
        ))}
        <span className="text-soft text-sm" aria-hidden="true">
          {label && t(`stars.${label}`)}
        </span>
      </span>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
