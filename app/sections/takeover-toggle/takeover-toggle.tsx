import type { SectionProps } from '../define-section.ts';
import { ArtPicture } from '../parts/art-picture.tsx';
import { ContentLink } from '../parts/content-link.tsx';
import type section from './section.ts';

/** A few panels in one place; the visitor chooses which is shown. Works without script. */
export default function TakeoverToggle({ id, fields, isEager }: SectionProps<typeof section>) {
  const { legend, sides } = fields;
  return (
    <div className="takeover">
      <fieldset className="takeover-choice">
        <legend className="sr-only">{legend}</legend>
        {sides.map((side, index) => (
          <label key={side.label}>
            <input type="radio" name={`takeover-${id}`} data-side={index} defaultChecked={index === 0} />
            {side.label}
          </label>
        ))}
      </fieldset>
      {sides.map((side, index) => (
        <div key={side.label} data-panel={index} className="takeover-side hero over over-dark">
          <ArtPicture picture={side.picture} isEager={isEager && index === 0} />
          <div className="hero-shade" />
          <div className="hero-words">
            <h2 className="heading">{side.title}</h2>
            {side.text && <p className="hero-text">{side.text}</p>}
            <div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
              {side.links.map((link) => (
                <ContentLink
                  key={link.href}
                  href={link.href}
                  filtersByBrand={link.autoApplyBrandFilterOnDBZ}
                  className="text-link inline-flex min-h-11 items-center font-medium"
                >
                  {link.label}
                </ContentLink>
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
