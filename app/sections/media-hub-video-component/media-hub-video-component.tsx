import type { SectionProps } from '../define-section.ts';
import { ContentLink } from '../parts/content-link.tsx';
import { VideoPlayer } from '../parts/video-player.tsx';
import type section from './section.ts';

export default function MediaHubVideoComponent({ fields, isEager }: SectionProps<typeof section>) {
  const { overlayTitle, callToAction } = fields;
  return (
    <div className="over">
      <VideoPlayer fields={fields} isEager={isEager} />
      {(overlayTitle || callToAction) && (
        <div className="video-words">
          {overlayTitle && <h2 className="heading text-2xl">{overlayTitle}</h2>}
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
