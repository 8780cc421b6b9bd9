import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type TextLimit, truncateText } from '#commerce/text/truncate.ts';

/** A text cut after whole words, with the rest one click away. */
export function LongText({ text, limit }: { text: string; limit: TextLimit }) {
  const t = useTranslations('reviews');
  const [isWhole, setWhole] = useState(false);
  const { visible, isTruncated } = truncateText(text, limit);
  if (!isTruncated) return <p className="review-text">{text}</p>;
  return (
    <p className="review-text">
      {isWhole ? text : `${visible}…`}{' '}
      <button type="button" className="text-link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t('readLess') : t('readMore')}
      </button>
    </p>
  );
}
