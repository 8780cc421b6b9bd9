import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { SectionProps } from '../define-section.ts';
import { ContentPicture } from '../parts/content-picture.tsx';
import type section from './section.ts';

/** `youtube-nocookie.com` is YouTube without cookies. */
const NAMES: readonly [host: RegExp, name: string][] = [
  [/(^|\.)youtube(-nocookie)?\.com$/, 'YouTube'],
  [/(^|\.)vimeo\.com$/, 'Vimeo'],
  [/(^|\.)instagram\.com$/, 'Instagram'],
  [/(^|\.)tiktok\.com$/, 'TikTok'],
  [/(^|\.)facebook\.com$/, 'Facebook'],
];

/** A host's usual name, or its address where it has none. */
export function hostName(host: string): string {
  return NAMES.find(([pattern]) => pattern.test(host))?.[1] ?? host.replace(/^www\./, '');
}

/** A frame from another site. Nothing is fetched from there before the visitor presses the button. */
export default function Iframe({ fields, data, isEager }: SectionProps<typeof section>) {
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
