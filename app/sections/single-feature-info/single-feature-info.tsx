import { FeatureInfo } from '../parts/feature-info.tsx';
import { SectionStyle } from '../parts/section-style.tsx';
import type { SectionProps } from '../section.ts';
import styles from '../styles/strips.css?url';
import type { SingleFeatureInfoFields } from './schema.ts';

export default function SingleFeatureInfo({ fields }: SectionProps<SingleFeatureInfoFields>) {
  return (
    <div className="max-w-sm">
      <SectionStyle href={styles} />
      <FeatureInfo feature={fields} />
    </div>
  );
}
