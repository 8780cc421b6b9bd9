import { classNames } from '#ui/class-names.ts';
import type { SectionProps } from '../define-section.ts';
import { ArtPicture } from '../parts/art-picture.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import { LiveWords } from '../parts/live-words.tsx';
import { textBannerStyle } from '../parts/text-banner-style.ts';
import type section from './section.ts';

/** A picture with live text over it. */
export default function Banner({ fields, isEager }: SectionProps<typeof section>) {
  const { picture, href, callToAction, shade } = fields;
  return (
    <div
      className={classNames(
        'hero over live-text',
        shade === 'light' ? 'over-light' : 'over-dark',
        shade === 'none' && 'hero-bare',
      )}
      data-across={fields.textAlignment}
      style={textBannerStyle(fields)}
    >
      <ArtPicture picture={picture} isEager={isEager} />
      <div className="hero-shade" />
      <LiveWords fields={fields}>
        {callToAction && (
          <ContentLink
            href={callToAction.href}
            filtersByBrand={callToAction.autoApplyBrandFilterOnDBZ}
            className="text-link inline-flex min-h-11 items-center self-[var(--align)] font-medium"
          >
            {callToAction.label}
          </ContentLink>
        )}
      </LiveWords>
      {href && (
        <ContentLink href={href} aria-label={fields.liveTextTitle} className="hero-area inset-0">
          {null}
        </ContentLink>
      )}
    </div>
  );
}
