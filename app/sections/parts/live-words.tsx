import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { TextBannerFields } from '../text-banner-fields.ts';

/** A banner's text; CSS shows the phone's own wording below 768 pixels. */
export function LiveWords({ fields, children }: { fields: TextBannerFields; children?: ReactNode }) {
  const { liveTextTitle, liveTextTitleMobile, subtitle, subtitleMobile, isUppercase } = fields;
  return (
    <div className="live-words">
      <h2
        className={classNames('live-title', `live-font-${fields.titleFont}`, isUppercase && 'live-uppercase')}
      >
        <ByScreen phone={liveTextTitleMobile} wide={liveTextTitle} />
      </h2>
      {(subtitle || subtitleMobile) && (
        <p className={classNames('live-subtitle', `live-font-${fields.subtitleFont}`)}>
          <ByScreen phone={subtitleMobile} wide={subtitle ?? subtitleMobile ?? ''} />
        </p>
      )}
      {children}
    </div>
  );
}

function ByScreen({ phone, wide }: { phone: string | null; wide: string }) {
  if (!phone || phone === wide) return wide;
  return (
    <>
      <span className="only-phone">{phone}</span>
      <span className="only-wide">{wide}</span>
    </>
  );
}
