import { CtaTile } from '../parts/cta-tile.tsx';
import { SectionStyle } from '../parts/section-style.tsx';
import type { SectionProps } from '../section.ts';
import styles from '../styles/cards.css?url';
import type { CtaCardFields } from './schema.ts';

export default function CtaCard({ fields, isEager }: SectionProps<CtaCardFields>) {
  return (
    <>
      <SectionStyle href={styles} />
      <CtaTile card={fields} sizes="(width >= 64rem) 50vw, 100vw" isEager={isEager} />
    </>
  );
}
