import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ContentPicture } from '../parts/content-picture.tsx';
import type { SectionProps } from '../section.ts';
import { hostName } from './host-name.ts';
import type { IframeFields } from './schema.ts';

/** Something from elsewhere. Nothing is fetched from there before the visitor asks for it. */
export default function Iframe({
  fields,
  data,
  isEager,
}: SectionProps<IframeFields, { src: string; host: string } | null>) {
  const t = useTranslations('content.iframe');
  const [isAsked, setAsked] = useState(false);
  if (!data) return null;
  const { title, poster, ratio } = fields;
  const isOurs = data.host === '';
  const host = hostName(data.host);
  return (
    <div className="frame" style={{ '--ratio': ratio } as CSSProperties}>
      {isOurs || isAsked ? (
        <iframe
          src={data.src}
          title={title}
          loading="lazy"
          sandbox={isOurs ? undefined : 'allow-scripts allow-same-origin allow-popups allow-presentation'}
          allow="fullscreen; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          {poster && <ContentPicture picture={poster} sizes="100vw" isEager={isEager} />}
          <div className="frame-ask">
            <p className="heading text-xl">{title}</p>
            <Button onClick={() => setAsked(true)}>{t('show', { host })}</Button>
            <p className="text-soft max-w-sm text-xs">{t('notice', { host })}</p>
          </div>
        </>
      )}
    </div>
  );
}
