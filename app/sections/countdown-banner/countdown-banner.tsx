import type { CSSProperties } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { cssColour } from '../css-colour.ts';
import type { SectionProps } from '../define-section.ts';
import { ContentLink } from '../parts/content-link.tsx';
import { CountdownClock } from '../parts/countdown-clock.tsx';
import type section from './section.ts';

export default function CountdownBanner({ fields }: SectionProps<typeof section>) {
  const t = useTranslations('content.countdown');
  const format = useFormatter();
  const { title, description, endTime, layout, callToAction } = fields;
  const style = {
    '--ground': cssColour(fields.backgroundColour),
    '--words': cssColour(fields.textColour),
  } as CSSProperties;
  const ends = format.dateTime(new Date(endTime), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <div className="strip-band" style={style}>
      <div className="countdown" data-layout={layout}>
        <div>
          <p className="countdown-title">{title}</p>
          {description && <p className="max-w-prose text-sm">{description}</p>}
          {layout !== 'small' && <p className="mt-1 text-xs">{t('ends', { date: ends })}</p>}
        </div>
        <CountdownClock endTime={endTime} inline={layout === 'small'} />
        {callToAction && (
          <ContentLink
            href={callToAction.href}
            filtersByBrand={callToAction.autoApplyBrandFilterOnDBZ}
            className="countdown-link"
          >
            {callToAction.label}
          </ContentLink>
        )}
      </div>
    </div>
  );
}
