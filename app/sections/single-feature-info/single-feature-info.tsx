import type { SectionProps } from '../define-section.ts';
import { FeatureInfo } from '../parts/feature-info.tsx';
import type section from './section.ts';

export default function SingleFeatureInfo({ fields }: SectionProps<typeof section>) {
  return (
    <div className="max-w-sm">
      <FeatureInfo feature={fields} />
    </div>
  );
}
