import type { SingleFeatureInfoFields } from '../single-feature-info/section.ts';
import { ContentLink } from './content-link.tsx';
import { SectionIcon } from './section-icon.tsx';

export function FeatureInfo({ feature }: { feature: SingleFeatureInfoFields }) {
  const { icon, title, text, href } = feature;
  return (
    <div className="feature">
      <SectionIcon name={icon} />
      <h3 className="font-medium">
        {href ? (
          <ContentLink href={href} className="text-link">
            {title}
          </ContentLink>
        ) : (
          title
        )}
      </h3>
      {text && <p className="text-soft text-sm">{text}</p>}
    </div>
  );
}
