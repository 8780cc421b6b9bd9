import type { CSSProperties } from 'react';
import type { SectionProps } from '../define-section.ts';
import type section from './section.ts';

export default function Spacing({ fields }: SectionProps<typeof section>) {
  const style = {
    '--space-phone': `${fields.mobile}px`,
    '--space-wide': `${fields.desktop}px`,
  } as CSSProperties;
  return <div className={fields.withRule ? 'spacing spacing-rule' : 'spacing'} style={style} />;
}
