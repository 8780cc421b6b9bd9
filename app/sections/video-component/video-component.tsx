import type { SectionProps } from '../define-section.ts';
import { ContentLink } from '../parts/content-link.tsx';
import { VideoPlayer } from '../parts/video-player.tsx';
import type section from './section.ts';

/** A video with a title and a text. */
export default function VideoComponent({ fields, isEager }: SectionProps<typeof section>) {
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
