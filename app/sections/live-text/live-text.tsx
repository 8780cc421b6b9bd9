import type { SectionProps } from '../define-section.ts';
import { ContentLink } from '../parts/content-link.tsx';
import { LiveWords } from '../parts/live-words.tsx';
import { textBannerStyle } from '../parts/text-banner-style.ts';
import type section from './section.ts';

export default function LiveText({ fields }: SectionProps<typeof section>) {
  const { callToAction } = fields;
  return (
    <div className="live-text" style={textBannerStyle(fields)}>
      <LiveWords fields={fields}>
        {callToAction && (
          <ContentLink
            href={callToAction.href}
            filtersByBrand={callToAction.autoApplyBrandFilterOnDBZ}
            className="text-link inline-block min-h-11 py-2 font-medium"
          >
            {callToAction.label}
          </ContentLink>
        )}
      </LiveWords>
    </div>
  );
}
