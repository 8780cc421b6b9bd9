'use no memo';

import { useTranslations } from 'use-intl';
import { classNames } from '#ui/class-names.ts';
import type { LongText } from './long-text.ts';

interface LongTextViewProps {
  text: LongText;
  title: string;
  className?: string;
}

/** A text of editors. A long one is collapsed by `<details>`: complete for search engines, expandable without script. */
export function LongTextView({ text, title, className }: LongTextViewProps) {
  const t = useTranslations('plp');
  const whole = <Prose html={text.html} />;
  if (text.teaser === null) return <div className={className}>{whole}</div>;
  const details = (
    <details className={classNames('long-text', !text.heading && className)}>
      <summary>
        <span className="sr-only">{t('about', { title })}: </span>
        <span className="long-text-teaser">{text.teaser}… </span>
        <span className="text-link long-text-more">{t('readMore')}</span>
        <span className="text-link long-text-less">{t('readLess')}</span>
      </summary>
      {whole}
    </details>
  );
  if (!text.heading) return details;
  return (
    <div className={className}>
      <h2 className="heading long-text-heading">{text.heading}</h2>
      {details}
    </div>
  );
}

/** The server has sanitised the HTML. */
function Prose({ html }: { html: string }) {
  const cleaned = { __html: html };
  return <div className="prose" {...{ dangerouslySetInnerHTML: cleaned }} />;
}
