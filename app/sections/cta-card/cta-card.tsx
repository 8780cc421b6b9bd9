import type { SectionProps } from '../define-section.ts';
import { CtaTile } from '../parts/cta-tile.tsx';
import type section from './section.ts';

export default function CtaCard({ fields, isEager }: SectionProps<typeof section>) {
  // A single card would fill the screen; a highlight is made for that.
  const isWide = (fields.navImage?.ratio ?? 2) < 1 || fields.video !== null;
  return (
    <div className={isWide ? undefined : 'cta-alone'}>
      <CtaTile card={fields} sizes={isWide ? '100vw' : '(width >= 48rem) 32rem, 100vw'} isEager={isEager} />
    </div>
  );
}
