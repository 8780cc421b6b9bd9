import { CtaTile } from '../parts/cta-tile.tsx';
import type { SectionProps } from '../section.ts';
import type { CtaCardFields } from './schema.ts';

export default function CtaCard({ fields, isEager }: SectionProps<CtaCardFields>) {
  // One card alone would fill the screen, unless its picture is made for that.
  const isWide = (fields.navImage?.ratio ?? 2) < 1 || fields.video !== null;
  return (
    <div className={isWide ? undefined : 'cta-alone'}>
      <CtaTile card={fields} sizes={isWide ? '100vw' : '(width >= 48rem) 32rem, 100vw'} isEager={isEager} />
    </div>
  );
}
