import type { CSSProperties } from 'react';
import { SectionStyle } from '../parts/section-style.tsx';
import type { SectionProps } from '../section.ts';
import styles from '../styles/strips.css?url';
import type { SpacingFields } from './schema.ts';

export default function Spacing({ fields }: SectionProps<SpacingFields>) {
  const style = {
    '--space-phone': `${fields.mobile}px`,
    '--space-wide': `${fields.desktop}px`,
  } as CSSProperties;
  return (
    <>
      <SectionStyle href={styles} />
      <div className={fields.withRule ? 'spacing spacing-rule' : 'spacing'} style={style} />
    </>
  );
}
