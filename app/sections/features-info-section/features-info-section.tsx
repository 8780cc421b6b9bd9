import type { CSSProperties } from 'react';
import type { SectionProps } from '../define-section.ts';
import { FeatureInfo } from '../parts/feature-info.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import type section from './section.ts';

const MOST_IN_A_ROW = 4;

export default function FeaturesInfoSection({ fields }: SectionProps<typeof section>) {
  const { title, items } = fields;
  const style = { '--count': Math.min(items.length, MOST_IN_A_ROW) } as CSSProperties;
  return (
    <>
      <SectionHeading title={title} />
      <div className="features" style={style}>
        {items.map((feature) => (
          <FeatureInfo key={feature.title} feature={feature} />
        ))}
      </div>
    </>
  );
}
