import { ContentLink } from '../parts/content-link.tsx';
import { VideoPlayer } from '../parts/video-player.tsx';
import type { SectionProps } from '../section.ts';
import type { VideoComponentFields } from './schema.ts';

/** A video with what there is to say about it. */
export default function VideoComponent({ fields, isEager }: SectionProps<VideoComponentFields>) {
  const { title, text, callToAction } = fields;
  return (
    <div className={title || text ? 'beside' : undefined}>
      <VideoPlayer fields={fields} isEager={isEager} />
      {(title || text) && (
        <div className="beside-words">
          {title && <h2 className="heading text-2xl">{title}</h2>}
          {text && <p className="text-soft max-w-prose">{text}</p>}
          {callToAction && (
            <ContentLink
              href={callToAction.href}
              filtersByBrand={callToAction.autoApplyBrandFilterOnDBZ}
              className="text-link inline-flex min-h-11 items-center font-medium"
            >
              {callToAction.label}
            </ContentLink>
          )}
        </div>
      )}
    </div>
  );
}
