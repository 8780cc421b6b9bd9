import { FeatureInfo } from '../parts/feature-info.tsx';
import type { SectionProps } from '../section.ts';
import type { SingleFeatureInfoFields } from './schema.ts';

export default function SingleFeatureInfo({ fields }: SectionProps<SingleFeatureInfoFields>) {
  return (
    <div className="max-w-sm">
      <FeatureInfo feature={fields} />
    </div>
  );
}
