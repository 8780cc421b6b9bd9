import type { CSSProperties } from 'react';
import type { SectionProps } from '../section.ts';
import type { SpacingFields } from './schema.ts';

export default function Spacing({ fields }: SectionProps<SpacingFields>) {
  const style = {
    '--space-phone': `${fields.mobile}px`,
    '--space-wide': `${fields.desktop}px`,
  } as CSSProperties;
  return <div className={fields.withRule ? 'spacing spacing-rule' : 'spacing'} style={style} />;
}
